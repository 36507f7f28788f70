import { expect, test } from 'vitest'
import { setGoal, takeGoals, withGoal } from '../src/settings/goals.ts'
import { changeSettings } from '../src/settings/settings.ts'

test('[DC-11.6] a new match alone begins with the goal, unless another is chosen; a match of several never does', () => {
  changeSettings({ goals: {} })
  expect(withGoal('dice-city', 1, {})).toEqual({})
  setGoal('dice-city', { target: 55 })
  expect(withGoal('dice-city', 1, { level: 'hard' })).toEqual({ target: 55, level: 'hard' })
  expect(withGoal('dice-city', 1, { target: 70 })).toEqual({ target: 70 })
  expect(withGoal('dice-city', 2, {})).toEqual({})
  expect(withGoal('pig', 1, {})).toEqual({})
})

test('goals of the account replace those of this browser, game by game', () => {
  changeSettings({ goals: { 'dice-city': { target: 55 }, pig: { target: 20 } } })
  takeGoals({ 'dice-city': { target: 65 } })
  takeGoals(undefined)
  expect(withGoal('dice-city', 1, {})).toEqual({ target: 65 })
  expect(withGoal('pig', 1, {})).toEqual({ target: 20 })
})
