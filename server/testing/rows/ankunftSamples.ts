import { printedCode, readCoded } from '../../features/leseraum/ankunft/platzcode.ts'
import { TEST_SECRET } from '../database.ts'
import type { House, Sample } from '../samples.ts'

const booked = async (house: House) => ({ params: { id: await house.booked(house.mandant.anna) } })

export const ANKUNFT_SAMPLES: Record<string, Sample> = {
  checkOutLeseraumBuchung: booked,
  undoCheckOutLeseraumBuchung: booked,
  pauseLeseraumBuchung: booked,
  resumeLeseraumBuchung: booked,
  resumeAmPlatz: async (house) => ({ ...(await booked(house)), body: { code: 'none' } }),
  checkInAmPlatz: async (house) => ({ ...(await booked(house)), body: { code: 'none' } }),
  checkInAmEmpfang: booked,
  showAnkunft: async ({ mandant }) => {
    const seat = await mandant.scoped((tx) => readCoded(tx, mandant.room))
    if (!seat) throw new Error('a house of tests has a room')
    return { params: { id: mandant.room }, query: `?code=${printedCode(TEST_SECRET, seat)}` }
  },
  listPlatzcodes: async ({ mandant }) => ({ params: { id: mandant.grundrissId } }),
  renewPlatzcodes: async ({ mandant }) => ({ params: { id: mandant.grundrissId } }),
  showAnzeige: async ({ mandant }) => ({ params: { id: mandant.room } }),
}
