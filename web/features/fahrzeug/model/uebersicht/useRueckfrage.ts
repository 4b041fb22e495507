import type { Rueckfrage } from '@platzwart/domain/fahrzeug/rueckfragen'
import { useState } from 'react'
import { type Angaben, fragenIn, type Regeln } from '../../../uebergabe/model/angaben.ts'
import { type FormOf, timeOf } from '../../../uebergabe/model/useUebergabeForm.ts'
import { useIssueText } from '../useIssueText.ts'

interface Asked {
  readonly kilometerstand: number | ''
  readonly codes: readonly Rueckfrage[]
  readonly gruende: readonly string[]
}

const NOTHING: Asked = { kilometerstand: '', codes: [], gruende: [] }

/**
 * What is asked about the mileage before a record is kept: by what this device knows, and by what the server has asked about the same number
 * already. Another number is another question.
 */
export function useRueckfrage(of: FormOf, { kilometerstand }: Angaben, regeln: Regeln) {
  const say = useIssueText()
  const [asked, setAsked] = useState(NOTHING)

  /** True when there is something to ask, and it is shown. */
  function ask(): boolean {
    const own = fragenIn(kilometerstand, regeln, of.fahrt, timeOf(of))
    const codes = new Set<Rueckfrage>(own.map(({ code }) => code))
    const gruende = own.map(say)
    const { vorige } = of
    const before = vorige?.entwurf.kilometerstand === kilometerstand ? vorige.abgelehnt : null
    for (const [i, frage] of (before?.fragen ?? []).entries()) {
      if (!codes.has(frage)) gruende.push(before?.gruende[i]?.text ?? '')
      codes.add(frage)
    }
    setAsked({ kilometerstand, codes: [...codes], gruende })
    return codes.size > 0
  }

  const shown = asked.kilometerstand === kilometerstand ? asked : NOTHING
  return { ...shown, ask, close: () => setAsked(NOTHING) }
}
