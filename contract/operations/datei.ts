import {
  bucketSchema,
  dateinameSchema,
  dateiPageSchema,
  dateiQuerySchema,
  dateiSchema,
  dateiUploadQuerySchema,
} from '../datei.ts'
import { bytes, del, get, json, put } from '../operation.ts'

export const uploadDatei = put('uploadDatei', '/api/dateien/{bucket}/{dateiname}', {
  tag: 'datei',
  summary:
    'Brings a png, jpg or pdf, as bytes. What it is is seen by its content; it is written anew without camera, place or anything that could run. A file of the same name is replaced.',
  params: { bucket: bucketSchema, dateiname: dateinameSchema },
  query: dateiUploadQuerySchema,
  body: bytes('application/octet-stream'),
  refusals: [429],
  answers: { 200: json(dateiSchema, 'Replaced.'), 201: json(dateiSchema, 'There now.') },
})

export const readDatei = get('readDatei', '/api/dateien/{bucket}/{dateiname}', {
  tag: 'datei',
  summary:
    'A file of the own Mandant. Pictures of vehicles are for everybody, receipts for who brought them.',
  params: { bucket: bucketSchema, dateiname: dateinameSchema },
  answers: { 200: { says: 'The bytes.', schema: bytes('image/png', 'image/jpeg', 'application/pdf') } },
})

export const listDateien = get('listDateien', '/api/dateien/{bucket}', {
  tag: 'datei',
  summary: 'The files of a bucket by name: all for those who keep it, the own ones for others.',
  params: { bucket: bucketSchema },
  query: dateiQuerySchema,
  answers: { 200: json(dateiPageSchema, 'By name.') },
})

export const deleteDatei = del('deleteDatei', '/api/dateien/{bucket}/{dateiname}', {
  tag: 'datei',
  summary: 'Removes a file that no record refers to.',
  params: { bucket: bucketSchema, dateiname: dateinameSchema },
  answers: { 204: { says: 'Gone.' } },
})
