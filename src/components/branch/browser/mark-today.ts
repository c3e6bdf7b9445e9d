/** Marks the hours of today at the place of a branch: those of the weekday, or others that count more. */
export function markToday(): void {
  const week = document.querySelector<HTMLElement>('[data-week-zone]')
  if (!week) return
  // This locale writes 2026-11-23. What the finder's script shares with this one would cost it a request.
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: week.dataset['weekZone'] ?? '' }).format()
  const weekday = (new Date(date).getUTCDay() + 6) % 7
  const row =
    document.querySelector(`[data-date="${date}"]`) ?? week.querySelector(`[data-weekday="${weekday}"]`)
  row?.setAttribute('aria-current', 'date')
}
