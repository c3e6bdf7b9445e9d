/** The icons of islands, each as one line on a 24 × 24 ground, drawn with a stroke of 1.5. Pages have more, which no script carries. */
export const ISLAND_ICON_SHAPES = {
  close: 'M5 5l14 14M19 5 5 19',
  down: 'M5.5 9 12 15.5 18.5 9',
  check: 'M4.5 12.5 10 18 20 6.5',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V13M12 16.4v.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1',
  ruler: 'M2.5 8.5h19v7h-19ZM6.5 8.5v3M10 8.5v4M13.5 8.5v3M17 8.5v4',
} as const
