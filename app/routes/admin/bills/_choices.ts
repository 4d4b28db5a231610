/** As many clients as a list of them offers; among more, one searches. */
export const clientsOffered = 100
