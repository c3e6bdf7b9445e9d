/** Types a text into a field as a person does: whoever listens to the form's `input` event reads it. */
export function writeField(input: HTMLInputElement, text: string): void {
  if (input.value === text) return
  input.setRangeText(text, 0, input.value.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
