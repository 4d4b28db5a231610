import { expect, test } from "vitest"
import { vatReturn } from "./vat-return"

const nothing = {
  taxed: [],
  exports: 0,
  deliveriesInUnion: 0,
  otherUntaxed: 0,
  deductibleOnAssets: 0,
  deductibleOnOther: 0,
  creditBefore: 0,
}
const boxes = (period: Partial<Parameters<typeof vatReturn>[0]>) =>
  Object.fromEntries(
    vatReturn({ ...nothing, ...period }).map(({ box, base, amount }) => [
      box,
      base === null ? amount : [base, amount],
    ]),
  )

test("each rate has its box; the same rate written twice is one", () => {
  expect(
    boxes({
      taxed: [
        { rate: "20", base: 100_049, tax: 20_010 },
        { rate: "20.00", base: 50_001, tax: 10_000 },
        { rate: "5.5", base: 10_000, tax: 550 },
        { rate: "8.5", base: 10_000, tax: 850 },
      ],
      exports: 1_050,
      deliveriesInUnion: 2_049,
      otherUntaxed: 350_050,
    }),
  ).toMatchObject({
    A1: 1_701,
    E1: 11,
    E2: 3_501,
    F2: 20,
    "08": [1_501, 300],
    "09": [100, 6],
    "10": [100, 9],
    "9B": [0, 0],
    "16": 315,
    "28": 315,
  })
})

test("what is deducted beyond what is due is a credit, carried on", () => {
  expect(
    boxes({
      taxed: [{ rate: "20", base: 50_000, tax: 10_000 }],
      deductibleOnAssets: 40_049,
      deductibleOnOther: 5_050,
      creditBefore: 1_200,
    }),
  ).toMatchObject({ "19": 400, "20": 51, "22": 12, "23": 463, "25": 363, "27": 363, "28": 0 })
})

test("what is bought abroad is due and deducted at once", () => {
  const bought = { rate: "20", base: 10_000, tax: 2_000 }
  expect(
    boxes({
      taxed: [{ rate: "20", base: 100_000, tax: 20_000 }],
      servicesBought: [bought],
      acquisitions: [{ rate: "5.5", base: 20_000, tax: 1_100 }],
      deductibleOnOther: 3_100,
    }),
  ).toMatchObject({
    A1: 1_000,
    A3: 100,
    B2: 200,
    "08": [1_100, 220],
    "09": [200, 11],
    "16": 231,
    "17": 11,
    "20": 31,
    "28": 200,
    "32": 200,
  })
})

test("what was deducted wrongly is paid back, what was declared wrongly deducted, a credit asked back", () => {
  expect(
    boxes({
      taxed: [{ rate: "20", base: 50_000, tax: 10_000 }],
      paidBack: 2_050,
      deductibleOnAssets: 100_000,
      deductibleOtherwise: 4_950,
      refundAsked: 76_000,
    }),
  ).toMatchObject({
    "15": 21,
    "16": 121,
    "21": 50,
    "23": 1_050,
    "25": 929,
    "26": 760,
    "27": 169,
    "32": 0,
  })
  expect(boxes({ creditBefore: 1_000, refundAsked: 2_000 })).toMatchObject({ "26": 10, "27": 0 })
})
