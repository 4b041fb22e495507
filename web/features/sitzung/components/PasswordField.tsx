import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** A password with a switch to see it, which names itself. Pasting is welcome. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <PasswordInput
      size="md"
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'sitzung:login.hidePasswort' : 'sitzung:login.showPasswort'),
        tabIndex: 0,
      }}
      // The library says it of the frame around the input, where nobody hears it.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
