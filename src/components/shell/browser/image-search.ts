import { tell } from '#islands/stores/alerts.ts'

/** Looks for goods in the colour of a picture. It stays in the browser: only the word for its colour is searched for. */
export function keepImageSearch(): void {
  const chooser = document.querySelector<HTMLInputElement>('#search input[type=file]')
  const field = chooser?.form?.querySelector<HTMLInputElement>('#term')
  const label = chooser?.closest('label')
  if (!chooser || !field || !label) return
  label.hidden = false
  chooser.addEventListener('change', async () => {
    const [file] = chooser.files ?? []
    if (!file) return
    const { wordForPicture } = await import('#islands/search/picture.ts')
    const word = await wordForPicture(file, chooser.dataset['words']?.split(',') ?? [])
    chooser.value = ''
    if (!word) return void tell('warning', chooser.dataset['none'] ?? '')
    field.value = word
    field.form?.requestSubmit()
  })
}
