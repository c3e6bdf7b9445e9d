/** Lets buttons open and close their dialogs also in browsers without `command`. */
export function loadCommandFor(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  import('./command-for.ts').then((script) => script.openByCommandFor()).catch(() => null)
}
