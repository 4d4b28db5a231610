const laPoste = "356000000"

/** A business's nine digits, with a right key. Text, for it may begin with zeros. */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && !/^0+$/.test(text) && isLuhn(text)
}

/** The fourteen digits of a place of business. */
export function isSiret(text: string): boolean {
  if (!/^\d{14}$/.test(text) || !isSiren(text.slice(0, 9))) return false
  return isLuhn(text) || isLaPosteSiret(text)
}

/** Whether a place of business is one of this business; a wrong or missing number has its own error. */
export function belongsTo(siret: string | null | undefined, siren: string | null | undefined) {
  return !siret || !siren || !isSiret(siret) || !isSiren(siren) || siret.startsWith(siren)
}

/** The digits of a SIREN or SIRET as people type or paste them, with spaces of any kind. */
export function normaliseSiren(text: string): string {
  return text.replace(/[\s.-]/g, "")
}

/** "732 829 320" and "732 829 320 00074", with no-break spaces. */
export function formatSiren(digits: string): string {
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)]
  return groups.filter(Boolean).join("\u00a0")
}

/** La Poste numbers its offices so that their digits add up to a multiple of five. */
function isLaPosteSiret(siret: string): boolean {
  if (!siret.startsWith(laPoste)) return false
  return [...siret].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
