import { keepShown } from './shown.ts'

/** What is typed beside the page is shown on it; what is saved is read anew. Nothing is loaded where no editor is around the page. */
export function listen(): void {
  const script = document.querySelector<HTMLMetaElement>('meta[name=editor-bridge]')?.content
  if (!script || window.parent === window) return
  const show = keepShown(document)
  const tag = document.createElement('script')
  tag.src = script
  tag.addEventListener('load', () => {
    const bridge = new window.StoryblokBridge()
    bridge.on('input', (event) => event?.story && show(event.story))
    bridge.on(['change', 'published'], () => location.reload())
  })
  document.head.append(tag)
}
