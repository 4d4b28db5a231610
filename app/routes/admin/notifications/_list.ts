/** The list that a form was sent from, seen from any screen. */
export const listAt = (list: "all" | "unread") =>
  list === "unread" ? "../notifications?state=unread" : "../notifications"
