import { pressInstrumentLink } from '#islands/instruments/instrument-link.ts'

/** Its own links lead on: nothing comes back from it. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-try-on]')
  if (link) void pressInstrumentLink(event, link, () => {})
})
