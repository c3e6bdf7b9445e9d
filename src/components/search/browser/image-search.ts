import { actTwice } from '#islands/offline.ts'
import { showAlert } from '#islands/stores/alert-actions.ts'

/** Searches for goods in the colour of a picture. The picture stays in the browser: only the word for its colour is searched for. */
export function initImageSearch(): void {
  const chooser = document.querySelector<HTMLInputElement>('#search input[type=file]')
  const field = chooser?.form?.querySelector<HTMLInputElement>('#term')
  const label = chooser?.closest('label')
  if (!chooser || !field || !label) return
  label.hidden = false
  const searchBy = async (file: File) => {
    const { colourWordForImage } = await import('#islands/search/image-colour.ts')
    const word = await colourWordForImage(file, chooser.dataset['words']?.split(',') ?? [])
    if (!word) return void showAlert('warning', chooser.dataset['none'] ?? '')
    field.value = word
    field.form?.requestSubmit()
  }
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? []
    // The same picture can be chosen again.
    chooser.value = ''
    if (file) void actTwice(() => searchBy(file))
  })
}
