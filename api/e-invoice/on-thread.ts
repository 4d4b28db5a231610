import { onThread } from "../worker-pool/pool"
import type { xmlIn as xmlInPdf } from "./factur-x"
import type { readEBill as read } from "./reading"

/** Somebody else's file is read beside the thread that answers everyone. */
export const readEBill = onThread<typeof read>("readEBill")
export const xmlIn = onThread<typeof xmlInPdf>("xmlIn")
