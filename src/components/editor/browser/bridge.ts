import { createLivePreview } from './live-preview.ts'

/** Shows edits on the page while they are typed, and reloads it after they are saved. Without the editor nothing is loaded. */
export function startEditorBridge(): void {
  const script = document.querySelector<HTMLMetaElement>('meta[name=editor-bridge]')?.content
  if (!script || window.parent === window) return
  const show = createLivePreview(document)
  const tag = document.createElement('script')
  tag.src = script
  tag.addEventListener('load', () => {
    const bridge = new window.StoryblokBridge()
    bridge.on('input', (event) => event?.story && show(event.story))
    bridge.on(['change', 'published'], () => location.reload())
  })
  document.head.append(tag)
}
