/** The role that may do everything; one person at least always has it. */
export const administrator = "admin"
