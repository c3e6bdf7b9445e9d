import { onPasskeyPress } from '#components/auth/browser/passkey-press.ts'

onPasskeyPress('add', 'submit', async (form) => {
  const { addPasskey } = await import('./add-passkey.ts')
  await addPasskey(form)
  return form.dataset['to'] ?? '/'
})
