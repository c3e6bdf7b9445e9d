/** How far a temple is bent to the side on a head: 0 at the hinge, 1 at the ear, most of it near the hinge, as a spring does. */
export const templeBend = (back: number): number =>
  back < 1 ? back * (2 - back) * 0.5 + back * 0.5 : 1 + (back - 1) * 0.2
