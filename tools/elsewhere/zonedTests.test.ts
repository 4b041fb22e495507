import { expect, it } from 'vitest'
import { treeOfTexts } from '../checks/tree.ts'
import { zonedTests } from './zonedTests.ts'

it('finds the tests that ask for a zone, or test what does', () => {
  const tree = treeOfTexts({
    'domain/time/zone.ts': '',
    'domain/time/zone.test.ts': "import { startOf } from './zone.ts'",
    'domain/leseraum/window.ts': "import { startOf } from '../time/zone.ts'",
    'domain/leseraum/window.test.ts': "import { windowOf } from './window.ts'",
    'domain/testing/house.ts': "import { startOf } from '../time/zone.ts'",
    'domain/leseraum/holds.ts': '',
    'domain/leseraum/holds.test.ts':
      "import { house } from '../testing/house.ts'\nimport { holds } from './holds.ts'",
  })
  expect(zonedTests(tree)).toEqual(['domain/leseraum/window.test.ts', 'domain/time/zone.test.ts'])
})
