// What a visitor cannot see before their first act, at which `finder.ts` loads it.
import { markChosenPlaces } from './chosen-place.ts'

markChosenPlaces()
