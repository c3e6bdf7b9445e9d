import { build, prepare } from './steps.mjs'

prepare()
build()
