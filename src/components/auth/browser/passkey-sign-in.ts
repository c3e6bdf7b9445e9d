import { onPasskeyPress } from './passkey-press.ts'

onPasskeyPress('sign-in', 'click', async ({ dataset }) => {
  const { usePasskey } = await import('./use-passkey.ts')
  await usePasskey()
  return dataset['to'] ?? '/'
})
