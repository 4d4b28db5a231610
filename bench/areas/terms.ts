/** The terms that a contract of these worlds came into force with, as SQL. */
export const terms = `jsonb_build_object('endDate', null, 'priceHT', 50000, 'unit', 'day', 'paymentDays', 30, 'endOfMonth', false,
  'penaltyRate', null, 'renewable', false, 'renewalDays', null, 'noticeDays', null, 'hoursPerDay', '7', 'budgetDays', null,
  'budgetHT', null)`
