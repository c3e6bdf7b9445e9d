import { rpc } from '#islands/rpc.ts'

/** Makes a passkey with the name and the password of the form. Rejects when the person or the server refuses. */
export async function addPasskey(form: HTMLElement): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return
  const values = new FormData(form)
  const text = (name: string) => values.get(name)?.toString() ?? ''
  const options = await rpc('startPasskeyCreation', { password: text('password') })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const passkey = await navigator.credentials.create({ publicKey })
  if (!(passkey instanceof PublicKeyCredential)) throw new Error('no passkey was made')
  await rpc('addPasskey', { name: text('name'), passkey: JSON.parse(JSON.stringify(passkey)) })
}
