import { playEveryTable } from './playEveryTable.ts'

playEveryTable({ width: 390, height: 844 })
