import { afterAll } from 'vitest'
import { endFile } from './end-of-file.ts'

// An embedded database takes 200 MB, and a worker runs many files.
afterAll(endFile)
