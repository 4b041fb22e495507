import { fillDemo } from '../../demo/fill.ts'
import { createPool, DEMO_SETTING } from '../../platform/database/pool.ts'
import { testDatabase } from '../database.ts'
import { hashCheaply } from '../password.ts'

const open = (url: string) =>
  createPool(url, {
    max: 4,
    applicationName: 'demo test',
    settings: DEMO_SETTING,
    onError: (error) => {
      throw error
    },
  })

/** A database of its own with the houses of the demo as they are at a moment. */
export async function demoHouses(now: Temporal.Instant, inFull = false) {
  const database = await testDatabase()
  const admin = open(database.adminUrl)
  const appPool = open(database.appUrl)
  const authPool = open(database.authUrl)
  /** Once more, now or later. */
  const fill = (at = now) => fillDemo({ appPool, authPool, hashPassword: hashCheaply, now: at, inFull })
  await fill()
  return {
    admin,
    appPool,
    authPool,
    fill,
    close: async () => {
      await Promise.all([admin, appPool, authPool].map((pool) => pool.end()))
      await database.drop()
    },
  }
}

export type DemoHouses = Awaited<ReturnType<typeof demoHouses>>
