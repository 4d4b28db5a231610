import { isIban } from "#domain/iban"

/** The digit that a letter of a French account number counts for. */
const digitOf = (sign: string) => {
  const at = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(sign)
  if (at < 0) return sign
  return String(at < 18 ? (at % 9) + 1 : (at % 9) + 2)
}

const remainder = (digits: string, by: number) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0)

/** The IBAN of a French account, whose key (97 − (89 b + 15 g + 3 c) mod 97) a statement leaves out. */
export function ibanOfRib(bank: string, branch: string, account: string): string | undefined {
  const number = account.toUpperCase()
  if (!/^\d{10}$/.test(bank + branch) || !/^[0-9A-Z]{11}$/.test(number)) return undefined
  const digits = [...number].map(digitOf).join("")
  const sum = 89 * Number(bank) + 15 * Number(branch) + 3 * remainder(digits, 97)
  const key = String(97 - (sum % 97)).padStart(2, "0")
  const national = bank + branch + number + key
  const numeric = [...`${national}FR00`].map((sign) => Number.parseInt(sign, 36)).join("")
  const iban = `FR${String(98 - remainder(numeric, 97)).padStart(2, "0")}${national}`
  return isIban(iban) ? iban : undefined
}
