import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../platform/texts/useTranslation.ts'

/** A password field with a labelled button that reveals it. Pasting is allowed. */
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
      // The library sets it on the wrapper, which screen readers do not announce.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
