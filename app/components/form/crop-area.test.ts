import { expect, test } from "vitest"
import { areaOf, moved } from "./crop-area"

const picture = { width: 400, height: 300 }

test("a shape takes the largest part of the picture, in its middle", () => {
  expect(areaOf(picture, undefined, 1)).toEqual({ x: 0, y: 0, width: 400, height: 300 })
  expect(areaOf(picture, 1, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(areaOf(picture, 3, 1)).toEqual({ x: 0, y: 84, width: 400, height: 133 })
  expect(areaOf(picture, 1, 0.5)).toEqual({ x: 125, y: 75, width: 150, height: 150 })
})

test("the part stays within the picture, wherever it is moved", () => {
  const area = areaOf(picture, 1, 0.5)
  expect(moved(picture, area, 9_999, 9_999)).toMatchObject({ x: 250, y: 150 })
  expect(moved(picture, area, -9_999, -20)).toMatchObject({ x: 0, y: 55 })
})

test("a part that grows keeps its middle as far as the edge allows", () => {
  const corner = moved(picture, areaOf(picture, 1, 0.5), 9_999, 9_999)
  expect(areaOf(picture, 1, 1, corner)).toEqual({ x: 100, y: 0, width: 300, height: 300 })
})
