// Generated from contract/openapi.json by npm run generate.
export interface paths {
    "/api/Audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit
         * @description Who did what that matters to security, newest first.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export audit
         * @description The newest entries of the filter. The last column is the act as the API names it.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bills */
        get: operations["listBills"];
        put?: never;
        /** Add bill */
        post: operations["addBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find bill */
        get: operations["findBill"];
        /** Change bill */
        put: operations["changeBill"];
        post?: never;
        /**
         * Remove bill
         * @description Removes a draft. 409 once it is issued, or while it is to deduct deposits that are.
         */
        delete: operations["removeBill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add correction
         * @description Drafts a bill that cancels and replaces this one, as soon as it is issued.
         */
        post: operations["addCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/creditNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add credit note
         * @description Drafts a credit note of all that the bill says; what is too much is refused at issue.
         */
        post: operations["addCreditNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/creditUses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add credit use
         * @description Pays a bill, or a part of it, out of what its client has paid too much.
         */
        post: operations["addCreditUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add deposit
         * @description Drafts a deposit of a draft: it is issued first, and deducted with its VAT.
         */
        post: operations["addDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add duplicate
         * @description Drafts another bill that says the same, without its dates.
         */
        post: operations["addDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bill emails
         * @description The messages about it, with what became of each at each recipient.
         */
        get: operations["listBillEmails"];
        put?: never;
        /**
         * Add bill email
         * @description Queues a message with the bill's PDF attached, or keeps it as a draft. It is sent after the answer.
         */
        post: operations["addBillEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails/{emailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find bill email */
        get: operations["findBillEmail"];
        put?: never;
        post?: never;
        /**
         * Remove bill email
         * @description Removes a draft; calls off a message that has not begun to leave, which stays in the history.
         */
        delete: operations["removeBillEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails/{emailId}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch bill email
         * @description Queues a draft.
         */
        post: operations["dispatchBillEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails/{emailId}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bill email HTML
         * @description The HTML of the message, with its logo in it: nothing of it is fetched.
         */
        get: operations["readBillEmailHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails/{emailId}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test bill email
         * @description Sends the same message to oneself, and to nobody else.
         */
        post: operations["testBillEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/emails/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose bill email
         * @description The first words of a message, from a template or as usual, in the client's language.
         */
        get: operations["proposeBillEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/formal-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add bill notice
         * @description Writes a formal notice to pay, as a file to download or to send, and says so in each bill's history.
         */
        post: operations["addBillNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue bill
         * @description Gives the draft its number. It is neither changed nor removed afterwards.
         */
        post: operations["issueBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/late-interest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find late interest
         * @description Nothing of it is billed: it is owed without a reminder (C. com. L441-10 II).
         */
        get: operations["findLateInterest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bill links
         * @description Its private links, also those that open nothing any more.
         */
        get: operations["listBillLinks"];
        put?: never;
        /**
         * Add bill link
         * @description Makes a private link: whoever holds it needs no account.
         */
        post: operations["addBillLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke bill link
         * @description The link opens nothing any more, at once and for good.
         */
        delete: operations["revokeBillLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add payment
         * @description Records a payment of an issued bill. More than is due is refused, unless `keepExcess` makes it the client’s credit.
         */
        post: operations["addPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Reverse payment
         * @description Takes a payment back by an entry below zero; both stay in the record.
         */
        delete: operations["reversePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/payments/{paymentId}/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Collect payment
         * @description Says on which day the payment reached the bank.
         */
        put: operations["collectPayment"];
        post?: never;
        /**
         * Uncollect payment
         * @description Says that the payment has not reached the bank after all.
         */
        delete: operations["uncollectPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bill PDF
         * @description The PDF of an issued bill as it was sealed, a Factur-X; a draft as it would be.
         */
        get: operations["readBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview bill
         * @description Draws a draft with what is typed in it; nothing is saved.
         */
        post: operations["previewBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore bill
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit bill
         * @description Hands the issued bill to the approved platform, once; its history tells what becomes of it.
         */
        post: operations["submitBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/ubl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bill UBL
         * @description The issued bill as UBL 2.1 (EN 16931): what its Cross Industry Invoice says.
         */
        get: operations["readBillUbl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/writeOff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add write off
         * @description Gives up what is still due of a bill.
         */
        post: operations["addWriteOff"];
        /**
         * Remove write off
         * @description What was given up is due again; the history tells of both.
         */
        delete: operations["removeWriteOff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/{billId}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read bill XML
         * @description The issued bill as Cross Industry Invoice (EN 16931): the very XML that its PDF, a Factur-X, holds.
         */
        get: operations["readBillXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove bills
         * @description Removes drafts; issued bills are refused, and drafts that are to deduct issued deposits. 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeBills"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export bills */
        get: operations["exportBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add payments
         * @description Records that what each bill still owes was paid. 404, and nothing recorded, where one of the ids is not there.
         */
        post: operations["addPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview new bill
         * @description Draws what is typed as it would stand on paper; nothing is saved.
         */
        post: operations["previewNewBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum bills
         * @description What the bills of the filter come to and what of it is paid; drafts apart.
         */
        get: operations["sumBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Bills/turnover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum turnover
         * @description The turnover of a year, month by month.
         */
        get: operations["sumTurnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read book
         * @description The receipts of a year, its sums, and what clients owe today by how late it is.
         */
        get: operations["readBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Books/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export year
         * @description A year as one archive: each bill as PDF, XML and UBL, both lists, and the SHA-256 of each file.
         */
        get: operations["exportYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Books/fec": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export entries
         * @description A year's accounting entries as the tax office reads them: 18 columns, tabs, ISO 8859-15 (LPF A47 A-1).
         */
        get: operations["exportEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Books/receipts/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export receipts
         * @description The book of receipts of a year.
         */
        get: operations["exportReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Books/receipts/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export receipts as workbook
         * @description The book of receipts of a year, as a workbook (XLSX).
         */
        get: operations["exportReceiptsAsWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List clients */
        get: operations["listClients"];
        put?: never;
        /** Add client */
        post: operations["addClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find client */
        get: operations["findClient"];
        /** Change client */
        put: operations["changeClient"];
        post?: never;
        /**
         * Remove client
         * @description Removes a client that nothing refers to; 409 where something does.
         */
        delete: operations["removeClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find client credit
         * @description What the client has paid beyond what was due, and what became of it.
         */
        get: operations["findClientCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/formal-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add client notice
         * @description Writes a formal notice to pay, as a file to download or to send, and says so in each bill's history.
         */
        post: operations["addClientNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add client payment
         * @description Pays the client's bills, those first that were due first; the rest becomes credit.
         */
        post: operations["addClientPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add refund
         * @description Gives a client's credit back, or a part of it.
         */
        post: operations["addRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore client
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read statement
         * @description A client's account over some days: every movement with what is owed after it, and what is to be paid today.
         */
        get: operations["readStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/statement/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export statement
         * @description With `late`, what paying late costs by today too.
         */
        get: operations["exportStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/statement/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read statement PDF
         * @description In the client's language.
         */
        get: operations["readStatementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/statement/xlsx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export statement as workbook */
        get: operations["exportStatementAsWorkbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/{clientId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add statement
         * @description Keeps the statement of these days as a file, to be sent: it expires unless a message carries it.
         */
        post: operations["addStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove clients
         * @description Removes what nothing refers to; 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export clients */
        get: operations["exportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Clients/readiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find client readiness
         * @description Which businesses lack what for electronic bills, and from when on these are due.
         */
        get: operations["findClientReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Communes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List communes
         * @description Communes of the public list, by postal code or by the beginning of their name.
         */
        get: operations["listCommunes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description The register of businesses, by name. Everyone who may see their profile.
         */
        get: operations["listCompanies"];
        /**
         * Change company
         * @description Changes what the register says of a business, over the version that is named, if one is. Whoever entered it; to everyone else it is as if it were not there.
         */
        put: operations["changeCompany"];
        /**
         * Add company
         * @description Enters a business into the register, or takes one that is there by its id, and makes the caller belong to it: `UserId` is the caller's. Whoever entered it may change it; a SIRET that is there already is refused.
         */
        post: operations["addCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find company of register
         * @description One of the register. Everyone who may see their profile.
         */
        get: operations["findCompanyOfRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/name/siret/{siret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find company by SIRET
         * @description The one of the register that has the SIRET. Everyone who may see their profile.
         */
        get: operations["findCompanyBySiret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Companies/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search companies
         * @description Those of the register whose name has the value in it, or whose SIREN or SIRET it is; fifty at most. Everyone who may see their profile.
         */
        post: operations["searchCompanies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CompanyLookup/{sirenOrSiret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find company
         * @description Name, legal status and address of a business, of the public register. 503 while it does not answer.
         */
        get: operations["findCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts */
        get: operations["listContacts"];
        put?: never;
        /** Add contact */
        post: operations["addContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find contact */
        get: operations["findContact"];
        /** Change contact */
        put: operations["changeContact"];
        post?: never;
        /** Remove contact */
        delete: operations["removeContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts/{contactId}/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact consents
         * @description What the contact wrote through the owner's site, the latest first.
         */
        get: operations["listContactConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts/{contactId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore contact
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove contacts
         * @description Removes what nothing refers to; 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeContacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contacts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export contacts */
        get: operations["exportContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contracts */
        get: operations["listContracts"];
        put?: never;
        /** Add contract */
        post: operations["addContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find contract */
        get: operations["findContract"];
        /** Change contract */
        put: operations["changeContract"];
        post?: never;
        /**
         * Remove contract
         * @description Removes a contract of which nothing was billed.
         */
        delete: operations["removeContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate contract
         * @description Puts it in force, and gives it the next reference of the year if it has none.
         */
        post: operations["activateContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End contract
         * @description Ends it on a day; it is neither renewed nor changed from then on.
         */
        post: operations["endContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}/periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find contract billing
         * @description What of the contract is on a bill, and the period that comes next.
         */
        get: operations["findContractBilling"];
        put?: never;
        /**
         * Bill contract period
         * @description Drafts the bill of a period by the contract's terms; no day is billed twice.
         */
        post: operations["billContractPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew contract
         * @description Adds the next period, from the day that the caller was shown; asked again, nothing.
         */
        post: operations["renewContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/{contractId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore contract
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove contracts
         * @description Removes contracts of which nothing was billed; the others are refused. 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeContracts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Contracts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export contracts */
        get: operations["exportContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerWebsite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find customer website
         * @description The caller's own site; what it would be, until it is saved for the first time.
         */
        get: operations["findCustomerWebsite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerWebsite/domainProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove website domain
         * @description Looks for the TXT record that proves the domain; 409 where the site has none, or it leads to another site.
         */
        post: operations["proveWebsiteDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerWebsite/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export customer website
         * @description The whole site as a ZIP of files that open from a disk.
         */
        get: operations["exportCustomerWebsite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerWebsite/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Manage customer website
         * @description Creates the caller's own site or changes it: what is left out stays, null goes back to what the profile says. Where `value` is false nothing was done, and `message` says why.
         */
        post: operations["manageCustomerWebsite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerWebsite/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview customer website
         * @description A page, the stylesheet or a picture of the caller's own site, as it is now.
         */
        get: operations["previewCustomerWebsite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find dashboard
         * @description The figures of the business today, in Paris: turnover by month, what is unpaid by age, what is due soon, money by month, and what to do next.
         */
        get: operations["findDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Dashboard/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List collections
         * @description The payments that reached the bank in a month.
         */
        get: operations["listCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Dashboard/collections/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum collections
         * @description What the payments that reached the bank in a month come to.
         */
        get: operations["sumCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find directory standing
         * @description Whether the caller is in the public directory, what is missing, and what would help.
         */
        get: operations["findDirectoryStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Directory/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List directory messages
         * @description What visitors of the caller's public page wrote, the newest first.
         */
        get: operations["listDirectoryMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Directory/messages/{directoryMessageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find directory message */
        get: operations["findDirectoryMessage"];
        put?: never;
        post?: never;
        /**
         * Remove directory message
         * @description Deletes a message for good, as its sender may ask.
         */
        delete: operations["removeDirectoryMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find file
         * @description The bytes of a file that the caller sent.
         */
        get: operations["findFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Every job, by title, in the language that is asked for: for lists of choices, whose label is the title and whose value is the id. Everyone who is signed in.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job families
         * @description The fourteen families of the ROME, each with how many jobs it offers. Everyone who is signed in.
         */
        get: operations["listJobFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add job import
         * @description Reads the official list (ROME, CSV in UTF-8) from a file that was sent, and tells what it would change. Nothing is changed. Who may edit the jobs.
         */
        post: operations["addJobImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find job import
         * @description What the import would change now. Who may edit the jobs.
         */
        get: operations["findJobImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Jobs/imports/{importId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm job import
         * @description Imports the list, whole or not at all, and tells what it changed; a second time it changes nothing. Who may edit the jobs.
         */
        post: operations["confirmJobImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailTemplates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mail templates */
        get: operations["listMailTemplates"];
        put?: never;
        /** Add mail template */
        post: operations["addMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailTemplates/{mailTemplateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find mail template */
        get: operations["findMailTemplate"];
        /** Change mail template */
        put: operations["changeMailTemplate"];
        post?: never;
        /**
         * Remove mail template
         * @description Messages that were written with it keep their words.
         */
        delete: operations["removeMailTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailTemplates/{mailTemplateId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore mail template
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreMailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailTemplates/{mailTemplateId}/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Try mail template
         * @description The template with the values of a bill, or a quote, for who may see them: the newest issued one, or the one named.
         */
        get: operations["tryMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailTemplates/builtIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List built in mails
         * @description What Plume writes where there is no template of one's own.
         */
        get: operations["listBuiltInMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List notifications */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/{notificationId}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Read notification
         * @description Marks it as read.
         */
        put: operations["readNotification"];
        post?: never;
        /**
         * Unread notification
         * @description Marks it as unread again.
         */
        delete: operations["unreadNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count notifications
         * @description How many are unread, counted up to a hundred.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Notifications/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read notifications
         * @description Marks everything that came until an instant as read.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Numbering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find numbering
         * @description With which number of the year each series begins, and whether that may still be said.
         */
        get: operations["findNumbering"];
        /**
         * Change numbering
         * @description Says with which number of the year each series begins, until its first number is given.
         */
        put: operations["changeNumbering"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outbox
         * @description Messages that were written down because no mail server is configured.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Outbox/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find outbox message
         * @description A message that was written down because no mail server is configured.
         */
        get: operations["findOutboxMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Payment/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find payment config
         * @description Anyone, without a token: what a page of prices has to know. Sixty in a minute from one address.
         */
        get: operations["findPaymentConfig"];
        put?: never;
        /**
         * Ask payment config
         * @description Anyone, without a token: what a page of prices has to know. Sixty in a minute from one address.
         */
        post: operations["askPaymentConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PersonalData/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase personal data
         * @description Closes the caller's account and erases what they own, but for what the law keeps: bills that were issued or received and what they were billed from, contracts with consumers, for ten years, and the audit log. 409 for the last administrator.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/PersonalData/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export personal data
         * @description Everything that the caller owns, in one ZIP: JSON, CSV and files.
         */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Add product */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find product */
        get: operations["findProduct"];
        /** Change product */
        put: operations["changeProduct"];
        post?: never;
        /** Remove product */
        delete: operations["removeProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Products/{productId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore product
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Products/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove products
         * @description Removes what nothing refers to; 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export products */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find profile */
        get: operations["findProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change activity */
        put: operations["changeActivity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change address */
        put: operations["changeAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change availabilities
         * @description All of them: what is said takes the place of what was said before.
         */
        put: operations["changeAvailabilities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/availabilities/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm availabilities
         * @description Says again all that was said of when one can be hired: it holds for a month.
         */
        post: operations["confirmAvailabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change bank
         * @description Another IBAN in the place of one that is known, or none, wants a sign-in of the last five minutes (401 `signInAgain`, with the challenge of RFC 9470), and is told to the person by e-mail.
         */
        put: operations["changeBank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change brand
         * @description Logo and signature, and how bills and quotes look when printed.
         */
        put: operations["changeBrand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/expertise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change expertise
         * @description Jobs of the list, and skills by any of their names: they are kept by the one of the list. The same skill twice is refused.
         */
        put: operations["changeExpertise"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/firstConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End first connection
         * @description The caller has seen what is shown at a first connection.
         */
        post: operations["endFirstConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/firstRunStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change first run step
         * @description Where one is in the first run, to be taken up there again, on whichever device.
         */
        put: operations["changeFirstRunStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change identity
         * @description The business: its name, SIREN or SIRET and legal status.
         */
        put: operations["changeIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change language
         * @description The language in which the product writes to the caller.
         */
        put: operations["changeLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change offer
         * @description Which of one's products and services one's page of the directory shows, in their order, and whether with prices.
         */
        put: operations["changeOffer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change personal
         * @description The person: names, birth date, e-mail, telephone, photo and language.
         */
        put: operations["changePersonal"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/presentation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change presentation */
        put: operations["changePresentation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/professional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change professional */
        put: operations["changeProfessional"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/vat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change VAT
         * @description The VAT regime, the VAT number, and whether VAT is due on debits.
         */
        put: operations["changeVat"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Profile/zone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change zone
         * @description The own commune, by INSEE's code, and how many kilometres around it one goes. A code that neither the official list nor the public register knows is refused.
         */
        put: operations["changeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/bills/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read linked bill
         * @description The bill that a private link opens, and how to pay it.
         */
        get: operations["readLinkedBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/bills/{secret}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read linked bill PDF
         * @description The PDF of the bill that a private link opens.
         */
        get: operations["readLinkedBillPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/bills/{secret}/xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read linked bill XML
         * @description The same bill as Cross Industry Invoice (EN 16931).
         */
        get: operations["readLinkedBillXml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Communes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List places
         * @description Communes by the beginning of their name, by postal code, or by both.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search directory
         * @description People who chose to be shown, are validated and not suspended. Each says why they stand where they stand. 120 searches in ten minutes from one address.
         */
        get: operations["searchDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find directory page
         * @description Someone's public page, by the last twelve signs of its address. Of whoever is hidden, suspended or not validated: 404, like of nobody.
         */
        get: operations["findDirectoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/{handle}/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find directory banner */
        get: operations["findDirectoryBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/{handle}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add directory message
         * @description A message to someone of the directory: it reaches them by e-mail, and their answer goes to the sender's address. Five in ten minutes from one address.
         */
        post: operations["addDirectoryMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/{handle}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find directory photo */
        get: operations["findDirectoryPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List directory addresses
         * @description The addresses of all public pages, ten thousand a part, for maps of the site.
         */
        get: operations["listDirectoryAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/Directory/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count directory
         * @description How many a search finds, and how many with each filter, among five thousand people at most; `atLeast` says where there may be more.
         */
        get: operations["countDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/quotes/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read linked quote
         * @description The quote that a private link opens, and whether it can be answered.
         */
        get: operations["readLinkedQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/quotes/{secret}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer linked quote
         * @description Accepts the quote, or refuses it with a reason; once, and of the very edition that was read.
         */
        post: operations["answerLinkedQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Public/quotes/{secret}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read linked quote PDF
         * @description The PDF of the quote that a private link opens.
         */
        get: operations["readLinkedQuotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List purchases */
        get: operations["listPurchases"];
        put?: never;
        /**
         * Add purchase
         * @description Makes a draft of a received bill: Factur-X, Cross Industry Invoice or UBL, judged by its content.
         */
        post: operations["addPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/{purchaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find purchase */
        get: operations["findPurchase"];
        /**
         * Change purchase
         * @description Corrects what was read or typed; its file stays as it was received.
         */
        put: operations["changePurchase"];
        post?: never;
        /** Remove purchase */
        delete: operations["removePurchase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/{purchaseId}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check purchase
         * @description Says that the draft was looked at and is right: from then on it is to be paid.
         */
        post: operations["checkPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/{purchaseId}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pay purchase
         * @description Says on which day, and by which means, a received bill was paid.
         */
        put: operations["payPurchase"];
        post?: never;
        /**
         * Unpay purchase
         * @description Says that it was not paid after all.
         */
        delete: operations["unpayPurchase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/{purchaseId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore purchase
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restorePurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove purchases
         * @description Removes drafts; what was checked is refused. 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removePurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter purchase
         * @description Writes down a received bill that was typed by hand, with its file or without: it is to be paid at once.
         */
        post: operations["enterPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Purchases/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export purchases */
        get: operations["exportPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List quotes */
        get: operations["listQuotes"];
        put?: never;
        /** Add quote */
        post: operations["addQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find quote */
        get: operations["findQuote"];
        /**
         * Change quote
         * @description Changes a draft; of what was issued, it begins the draft of a next edition. What was accepted stays.
         */
        put: operations["changeQuote"];
        post?: never;
        /**
         * Remove quote
         * @description Removes a draft that was never issued.
         */
        delete: operations["removeQuote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add quote answer
         * @description Writes down what the client said otherwise than by the link: on paper, by e-mail.
         */
        post: operations["addQuoteAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bill quote
         * @description Drafts the bill of the whole; there is one at a time.
         */
        post: operations["billQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bill quote deposit
         * @description Drafts a deposit, and the bill of the whole that will deduct it, unless there is one already.
         */
        post: operations["billQuoteDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate quote
         * @description Drafts another quote that offers the same.
         */
        post: operations["duplicateQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quote emails
         * @description The messages about it, with what became of each at each recipient.
         */
        get: operations["listQuoteEmails"];
        put?: never;
        /**
         * Add quote email
         * @description Queues a message with the quote's PDF attached, or keeps it as a draft. It is sent after the answer.
         */
        post: operations["addQuoteEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails/{emailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find quote email */
        get: operations["findQuoteEmail"];
        put?: never;
        post?: never;
        /**
         * Remove quote email
         * @description Removes a draft; calls off a message that has not begun to leave, which stays in the history.
         */
        delete: operations["removeQuoteEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails/{emailId}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispatch quote email
         * @description Queues a draft.
         */
        post: operations["dispatchQuoteEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails/{emailId}/html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read quote email HTML
         * @description The HTML of the message, with its logo in it: nothing of it is fetched.
         */
        get: operations["readQuoteEmailHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails/{emailId}/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test quote email
         * @description Sends the same message to oneself, and to nobody else.
         */
        post: operations["testQuoteEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/emails/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose quote email
         * @description The first words of a message, from a template or as usual, in the client's language.
         */
        get: operations["proposeQuoteEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue quote
         * @description Freezes the draft as the next edition of the quote, and gives it its number with the first one.
         */
        post: operations["issueQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quote links
         * @description Its private links, also those that open nothing any more.
         */
        get: operations["listQuoteLinks"];
        put?: never;
        /**
         * Add quote link
         * @description Makes a private link: whoever holds it needs no account.
         */
        post: operations["addQuoteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke quote link
         * @description The link opens nothing any more, at once and for good.
         */
        delete: operations["revokeQuoteLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read quote PDF
         * @description The last edition as it was issued; a draft as it would be.
         */
        get: operations["readQuotePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview quote
         * @description Draws the quote with what is typed in it; nothing is saved.
         */
        post: operations["previewQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/{quoteId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore quote
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/deletions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove quotes
         * @description Removes drafts; issued quotes are refused. 404, and nothing removed, where one of the ids is not there.
         */
        post: operations["removeQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export quotes */
        get: operations["exportQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Quotes/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview new quote
         * @description Draws what is typed as it would stand on paper; nothing is saved.
         */
        post: operations["previewNewQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RecurringBills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List recurring bills */
        get: operations["listRecurringBills"];
        put?: never;
        /** Add recurring bill */
        post: operations["addRecurringBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RecurringBills/{recurringBillId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find recurring bill */
        get: operations["findRecurringBill"];
        /**
         * Change recurring bill
         * @description What was made before stays as it is; the dates that are done are not done again.
         */
        put: operations["changeRecurringBill"];
        post?: never;
        /**
         * Remove recurring bill
         * @description The bills that it made stay.
         */
        delete: operations["removeRecurringBill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RecurringBills/{recurringBillId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause recurring bill
         * @description Nothing is made of it until it is resumed.
         */
        post: operations["pauseRecurringBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RecurringBills/{recurringBillId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore recurring bill
         * @description Brings back what was removed less than a quarter of an hour ago, as it was.
         */
        post: operations["restoreRecurringBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/RecurringBills/{recurringBillId}/resumption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume recurring bill
         * @description Goes on, with the dates that went by meanwhile or without them.
         */
        post: operations["resumeRecurringBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find reminder plan
         * @description When unpaid bills are reminded of, with which template, and whether at all.
         */
        get: operations["findReminderPlan"];
        /** Change reminder plan */
        put: operations["changeReminderPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reminders/bills/{billId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold bill reminders
         * @description The bill is disputed: nobody is reminded of it.
         */
        put: operations["holdBillReminders"];
        post?: never;
        /**
         * Resume bill reminders
         * @description Reminders go on.
         */
        delete: operations["resumeBillReminders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Reminders/clients/{clientId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hold client reminders
         * @description The client is left in peace until told otherwise.
         */
        put: operations["holdClientReminders"];
        post?: never;
        /**
         * Resume client reminders
         * @description Reminders go on.
         */
        delete: operations["resumeClientReminders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description The roles that were made here: all of them, or a page where `limit` is given. admin and freelancer are built in.
         */
        get: operations["listRoles"];
        put?: never;
        /** Add role */
        post: operations["addRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find role */
        get: operations["findRole"];
        /**
         * Change role
         * @description Changes what a role allows, from the next call of its members on; its name stays.
         */
        put: operations["changeRole"];
        post?: never;
        /**
         * Remove role
         * @description Deletes a role; its members get `replacement` instead, or lose it. Neither may allow more than the caller may do.
         */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Roles/{roleId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List role members */
        get: operations["listRoleMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Roles/builtIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List built in roles
         * @description The roles that every installation has, and what they allow.
         */
        get: operations["listBuiltInRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search
         * @description The best few of each kind of record that the caller may see.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List skills
         * @description Skills that a few letters suggest, by any of their names, with or without accents. Everyone who is signed in.
         */
        get: operations["listSkills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add file
         * @description Receives a file of 10 MB at most, judged by its content. It is kept for a day, and for good once a record names its id.
         */
        post: operations["addFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find user
         * @description The caller; with `list=true`, what GET /Users/all answers.
         */
        get: operations["findUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find user details
         * @description All that is kept of someone, to themself and to those who may see users; to everyone else who is signed in what is public of them, where they can be found, and nothing otherwise (404).
         */
        get: operations["findUserDetails"];
        put?: never;
        post?: never;
        /**
         * Remove user
         * @description Closes an account: nobody signs in with it again, and its tokens are refused.
         */
        delete: operations["removeUser"];
        options?: never;
        head?: never;
        /**
         * Change user
         * @description A JSON Patch (RFC 6902) of `add` and `replace`. Of oneself, on /firstName, /lastName, /phoneNumber, /mail, /hobbies, /howIAmDescription, /userType, /limitInterventionZone, /skills, /jobs, /communeId, /workAvailabilities, /photo, /personType, /workPhoto and /workPhotoAlt. Of anyone, with the right to edit users, on /suspendedUntil and /suspensionReason. An empty value clears. Any other path or operation is refused, and nothing changed.
         */
        patch: operations["changeUser"];
        trace?: never;
    };
    "/api/Users/{personId}/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add user banner
         * @description Oneself: a JPEG or PNG image, as the body or as the file of a form, of 10 MB at most. It is drawn anew, without what else the file carried. `alt` says it to those who do not see it.
         */
        post: operations["addUserBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{personId}/firstConnection/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change first connection
         * @description Says whether someone is at their first connection: oneself, or anyone for who may edit users.
         */
        put: operations["changeFirstConnection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{personId}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add user photo
         * @description Oneself: a JPEG or PNG image, as the body or as the file of a form, of 10 MB at most. It is drawn anew, without what else the file carried. `alt` says it to those who do not see it.
         */
        post: operations["addUserPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{personId}/showInSearch/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show user in search
         * @description Whether someone is to be found: they say so of themselves, and of anyone who may edit users.
         */
        put: operations["showUserInSearch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End user sessions
         * @description Signs someone out wherever they are signed in: their tokens are refused from their next call on. They may sign in again.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/{userId}/validate/{value}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Validate user
         * @description Whoever may edit users: says whether someone is who they say they are.
         */
        put: operations["validateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Everyone whose account is open, with their roles: also those who have one and never came.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/allWithRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users with roles
         * @description Everyone whose account is open, with their roles: also those who have one and never came.
         */
        get: operations["listUsersWithRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/confirmFirstConnection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm first connection
         * @description Ends the caller's first connection, once: said again, it changes nothing. A body is not read.
         */
        post: operations["confirmFirstConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description Everyone of the filter, by user name, as a spreadsheet reads it.
         */
        get: operations["exportUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List permissions
         * @description What the caller may do.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/promotion/{personId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find promotion
         * @description Whether someone can be promoted in the directory: each criterion, met or not, and where to see to it. Of oneself; of anyone for those who may see users.
         */
        get: operations["findPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users
         * @description The first people whom the public directory finds by these criteria, with why they stand where they stand. Everyone who is signed in; hidden, suspended and not validated people are found by nobody.
         */
        post: operations["searchUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/support-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add support message
         * @description A message to those who run this installation; also for people who are suspended or cannot sign in. Five in ten minutes from one address.
         */
        post: operations["addSupportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/userRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change user roles
         * @description Replaces someone's realm roles; it holds from their next call on. Nobody gives a role that allows more than they may do themselves, and only administrators give or take `admin`.
         */
        put: operations["changeUserRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Users/userRole/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find user roles
         * @description Someone's realm roles, to whoever may see users.
         */
        get: operations["findUserRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/WorkAvailability/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work availabilities
         * @description When the caller can be hired, as they said it.
         */
        get: operations["listWorkAvailabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityPart: {
            activity: string;
            /** @enum {string|null} */
            franchiseActivity?: "services" | "goods" | "authors" | null;
            version: number;
        };
        AddressPart: {
            city: string;
            /** @default FR */
            country: string;
            postalCode: string;
            streetAddress: string;
            version: number;
        };
        AuditEntry: {
            act: string;
            /** Format: uuid */
            actor: string | null;
            actorName: string | null;
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            /** Format: uuid */
            id: string;
            place: number | null;
            requestId: string | null;
            subject: string | null;
            subjectName: string | null;
        };
        AvailabilitiesPart: {
            version: number;
            /** @default [] */
            workAvailabilities: {
                /** @default 5 */
                daysPerWeek: number;
                /** Format: date */
                endsOn?: string | null;
                /** Format: date */
                startsOn: string;
            }[];
        };
        BankPart: {
            bankName?: string | null;
            bic?: string | null;
            /** @default EUR */
            currency: string;
            iban?: string | null;
            version: number;
        };
        Bill: {
            /** Format: date */
            billingPeriodEnd: string | null;
            /** Format: date */
            billingPeriodStart: string | null;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            collected: boolean;
            correctable: boolean;
            /** Format: date-time */
            createdAt: string;
            credited: number;
            currency: string;
            deductedBy: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit";
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                totalTTC: number;
            } | null;
            deposits: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit";
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                totalTTC: number;
            }[];
            discount: number;
            discountAmount: number | null;
            discountRate: string | null;
            documentStored: boolean;
            due: number;
            /** Format: date */
            dueDate: string | null;
            emails: components["schemas"]["BillEmail"][];
            events: {
                /** Format: date-time */
                at: string;
                detail: string | null;
                what: string;
            }[];
            followers: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit";
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                totalTTC: number;
            }[];
            /** Format: uuid */
            id: string;
            includeLogo: boolean;
            includePenalty: boolean;
            includeSignature: boolean;
            includeVat: boolean;
            /** Format: date-time */
            issuedAt: string | null;
            /** @enum {string} */
            kind: "bill" | "creditNote" | "correction" | "deposit";
            lines: components["schemas"]["BillLine"][];
            missing: {
                code: string;
                path: string;
                /** @enum {string} */
                where: "profile" | "client" | "bill";
            }[];
            note: string | null;
            number: string | null;
            origin: {
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit";
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                totalTTC: number;
            } | null;
            paid: number;
            /** Format: date */
            paymentDate: string | null;
            paymentDays: number;
            payments: components["schemas"]["Payment"][];
            /** @enum {string} */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            /** Format: date */
            penaltyDate: string | null;
            penaltyRate: string | null;
            prepaid: number;
            purchaseOrder: string | null;
            /** Format: date */
            releaseDate: string | null;
            replaceable: boolean;
            /** @enum {string} */
            status: "draft" | "issued" | "sent" | "partPaid" | "paid" | "overdue" | "credited" | "writtenOff";
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            vat: {
                base: number;
                /** @enum {string} */
                category?: "S" | "E" | "AE" | "K" | "G" | "O";
                discount?: number;
                rate: string;
                tax: number;
            }[];
            version: number;
            warnings: "penaltyBelowLegal"[];
            writtenOff: number;
        };
        BillChanges: {
            /** Format: date */
            billingPeriodEnd?: string | null;
            /** Format: date */
            billingPeriodStart?: string | null;
            /** Format: uuid */
            clientId: string;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includePenalty: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            penaltyRate?: string | null;
            purchaseOrder?: string | null;
            /** Format: date */
            releaseDate?: string | null;
            version: number;
        };
        BillEmail: {
            bcc: string[];
            body: string;
            cc: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            purpose: "bill" | "quote" | "test" | "reminder";
            recipients: {
                address: string;
                /** @enum {string} */
                as: "to" | "cc" | "bcc";
                /** @enum {string} */
                state: "draft" | "scheduled" | "queued" | "sent" | "failed" | "cancelled";
            }[];
            rejected: string[];
            repeated: boolean;
            /** Format: date-time */
            sendAt: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "queued" | "sent" | "failed" | "cancelled";
            subject: string;
            to: string[];
        };
        BillEmailProposal: {
            body: string;
            subject: string;
            /** Format: uuid */
            templateId: string | null;
            templates: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            to: string[];
        };
        BillIssue: {
            version: number;
        };
        BillLine: {
            amountHT: number;
            description: string | null;
            discountRate: string | null;
            /** @enum {string|null} */
            kind: "goods" | "services" | null;
            /** Format: uuid */
            productId: string | null;
            quantity: string;
            serviceName: string;
            /** @enum {string} */
            unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
            unitPriceHT: number;
            /** @enum {string|null} */
            vatCategory: "S" | "E" | "AE" | "K" | "G" | "O" | null;
            vatRate: string;
        };
        BillLink: {
            address: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            open: boolean;
            /** Format: date-time */
            revokedAt: string | null;
        };
        BillPreview: {
            /** @description All pages, one below the other, as an SVG. */
            svg: string;
        };
        BillSummary: {
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            collected: boolean;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            due: number;
            /** Format: date */
            dueDate: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "bill" | "creditNote" | "correction" | "deposit";
            number: string | null;
            paid: number;
            /** Format: date */
            releaseDate: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "sent" | "partPaid" | "paid" | "overdue" | "credited" | "writtenOff";
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            version: number;
        };
        BillTotals: {
            count: number;
            currency: string;
            drafts: {
                count: number;
                totalTTC: number;
            };
            paid: number;
            totalHT: number;
            totalTTC: number;
            unpaid: number;
        };
        Book: {
            ageing: {
                /** Format: uuid */
                clientId: string;
                clientName: string;
                due: number;
                late30: number;
                late60: number;
                late90: number;
                notDue: number;
                older: number;
            }[];
            brokenAt: number | null;
            months: number[];
            needsSiren: boolean;
            quarters: number[];
            receipts: components["schemas"]["Receipt"][];
            total: number;
            year: number;
            years: number[];
        };
        BrandPart: {
            logoAlt?: string | null;
            /** Format: uuid */
            logoId?: string | null;
            paperColor?: string;
            /** @enum {string} */
            paperTemplate?: "classic" | "banner";
            /** Format: uuid */
            signatureId?: string | null;
            version: number;
        };
        BuiltInMail: {
            bodyEn: string;
            bodyFr: string;
            /** @enum {string} */
            purpose: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
            subjectEn: string;
            subjectFr: string;
        };
        BuiltInRole: {
            givable: boolean;
            name: string;
            permissions: ("dashboard.see" | "dashboard.create" | "dashboard.edit" | "dashboard.delete" | "dashboard.export" | "profile.see" | "profile.create" | "profile.edit" | "profile.delete" | "profile.export" | "clients.see" | "clients.create" | "clients.edit" | "clients.delete" | "clients.export" | "contacts.see" | "contacts.create" | "contacts.edit" | "contacts.delete" | "contacts.export" | "contracts.see" | "contracts.create" | "contracts.edit" | "contracts.delete" | "contracts.export" | "products.see" | "products.create" | "products.edit" | "products.delete" | "products.export" | "quotes.see" | "quotes.create" | "quotes.edit" | "quotes.delete" | "quotes.export" | "bills.see" | "bills.create" | "bills.edit" | "bills.delete" | "bills.export" | "purchases.see" | "purchases.create" | "purchases.edit" | "purchases.delete" | "purchases.export" | "mailTemplates.see" | "mailTemplates.create" | "mailTemplates.edit" | "mailTemplates.delete" | "mailTemplates.export" | "website.see" | "website.create" | "website.edit" | "website.delete" | "website.export" | "notifications.see" | "notifications.create" | "notifications.edit" | "notifications.delete" | "notifications.export" | "users.see" | "users.create" | "users.edit" | "users.delete" | "users.export" | "jobs.see" | "jobs.create" | "jobs.edit" | "jobs.delete" | "jobs.export" | "roles.see" | "roles.create" | "roles.edit" | "roles.delete" | "roles.export" | "audit.see" | "audit.create" | "audit.edit" | "audit.delete" | "audit.export" | "outbox.see" | "outbox.create" | "outbox.edit" | "outbox.delete" | "outbox.export" | "design.see" | "design.create" | "design.edit" | "design.delete" | "design.export")[];
        };
        Client: {
            /** Format: date-time */
            changedAt: string;
            city: string | null;
            country: string;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "company" | "individual";
            /** @enum {string} */
            language: "fr" | "en";
            name: string;
            phoneNumber: string | null;
            postalCode: string | null;
            sector: string | null;
            siren: string | null;
            siret: string | null;
            /** @enum {string} */
            status: "prospect" | "active" | "former";
            streetAddress: string | null;
            vatNumber: string | null;
            version: number;
        };
        ClientChanges: {
            city?: string | null;
            /** @default FR */
            country: string;
            /** Format: email */
            email?: string | null;
            /**
             * @default company
             * @enum {string}
             */
            kind: "company" | "individual";
            /**
             * @default fr
             * @enum {string}
             */
            language: "fr" | "en";
            name: string;
            phoneNumber?: string | null;
            postalCode?: string | null;
            sector?: string | null;
            siren?: string | null;
            siret?: string | null;
            /**
             * @default prospect
             * @enum {string}
             */
            status: "prospect" | "active" | "former";
            streetAddress?: string | null;
            vatNumber?: string | null;
            version: number;
        };
        ClientCredit: {
            balance: number;
            currency: string;
            entries: {
                amount: number;
                /** Format: uuid */
                billId: string | null;
                /** Format: date-time */
                createdAt: string;
                /** Format: date */
                day: string;
                /** Format: uuid */
                id: string;
                /** @enum {string|null} */
                means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other" | "clientCredit" | null;
                number: string | null;
                /** @enum {string} */
                what: "overpaid" | "credited" | "used" | "refunded" | "takenBack";
            }[];
        };
        ClientReadiness: {
            clients: {
                id: string;
                missing: {
                    code: string;
                    path: string;
                }[];
                name: string;
            }[];
            dueFrom: string;
            ready: number;
            total: number;
        };
        Collection: {
            amount: number;
            /** Format: uuid */
            billId: string;
            clientName: string;
            /** Format: date */
            collectedOn: string;
            currency: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other" | "clientCredit";
            number: string;
        };
        CollectionTotals: {
            amount: number;
            count: number;
            currency: string;
            /** @description YYYY-MM */
            month: string;
        };
        Commune: {
            code: string;
            name: string;
            postalCode: string;
        };
        Company: {
            address: string | null;
            changeable: boolean;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            member: boolean;
            name: string;
            sector: string | null;
            siren: string | null;
            siret: string | null;
            status: string | null;
            version: number;
        };
        CompanyChanges: {
            address?: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            sector?: string | null;
            siren?: string | null;
            siret?: string | null;
            status?: string | null;
            version?: number;
        };
        CompanyMembership: {
            Company: {
                /** Format: uuid */
                id: string;
            } | {
                address?: string | null;
                name: string;
                sector?: string | null;
                siren?: string | null;
                siret?: string | null;
                status?: string | null;
            };
            /** Format: uuid */
            UserId: string;
        };
        CompanySearch: {
            value: string;
        };
        Contact: {
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string | null;
            clientName: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            phoneNumber: string | null;
            role: string | null;
            version: number;
        };
        ContactChanges: {
            /** Format: uuid */
            clientId?: string | null;
            /** Format: email */
            email?: string | null;
            name: string;
            phoneNumber?: string | null;
            role?: string | null;
            version: number;
        };
        ContactConsent: {
            addressSha256: string;
            /** Format: date-time */
            givenAt: string;
            /** Format: uuid */
            id: string;
            message: string;
            text: string;
        };
        Contract: {
            /** Format: date */
            activatedOn: string | null;
            billableProject: boolean;
            canRenew: boolean;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            description: string | null;
            /** Format: date */
            endDate: string | null;
            /** Format: date */
            endedOn: string | null;
            endOfMonth: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "freelance" | "fixedTerm" | "permanent" | "internship";
            /** Format: date */
            nextRenewal: string | null;
            paymentDays: number;
            penaltyRate: string | null;
            priceHT: number;
            reference: string | null;
            renewable: boolean;
            renewalDays: number | null;
            /** Format: date */
            runsUntil: string | null;
            /** Format: date */
            startDate: string;
            /** @enum {string} */
            status: "draft" | "active" | "toRenew" | "ended";
            title: string;
            /** @enum {string} */
            unit: "day" | "hour" | "month" | "flat";
            version: number;
            warnings: ("paymentBeyond60" | "paymentBeyond45" | "penaltyBelow")[];
        };
        ContractActivation: {
            version: number;
        };
        ContractBilling: {
            next: {
                /** Format: date */
                endDate: string;
                quantity: string | null;
                /** Format: date */
                startDate: string;
            } | null;
            periods: components["schemas"]["ContractPeriod"][];
        };
        ContractChanges: {
            /** @default false */
            billableProject: boolean;
            /** Format: uuid */
            clientId: string;
            description?: string | null;
            /** Format: date */
            endDate?: string | null;
            /** @default false */
            endOfMonth: boolean;
            /**
             * @default freelance
             * @enum {string}
             */
            kind: "freelance" | "fixedTerm" | "permanent" | "internship";
            /** @default 30 */
            paymentDays: number | null;
            penaltyRate?: string | null;
            priceHT: number;
            reference?: string | null;
            /** @default false */
            renewable: boolean;
            renewalDays?: number | null;
            /** Format: date */
            startDate: string;
            title: string;
            /**
             * @default day
             * @enum {string}
             */
            unit: "day" | "hour" | "month" | "flat";
            version: number;
        };
        ContractEnd: {
            /** Format: date */
            endedOn: string;
            version: number;
        };
        ContractPeriod: {
            bill: {
                currency: string;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit";
                number: string | null;
                /** @enum {string} */
                status: "draft" | "issued" | "sent" | "partPaid" | "paid" | "overdue" | "credited" | "writtenOff";
                totalHT: number;
            };
            /** Format: date */
            endDate: string;
            freed: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date */
            startDate: string;
        };
        CustomerWebsite: {
            address: string | null;
            domain: {
                name: string;
                proven: boolean;
                recordName: string;
                recordText: string;
            } | null;
            exists: boolean;
            hiddenProducts: string[];
            host: string | null;
            hostKnown: boolean;
            /** @enum {string} */
            language: "fr" | "en";
            missing: {
                code: string;
                path: string;
                /** @enum {string} */
                where: "profile" | "website";
            }[];
            pages: {
                /** @enum {string} */
                kind: "home" | "services" | "products" | "about" | "contact" | "legal";
                shown: boolean;
                text: string | null;
                title: string | null;
            }[];
            /** @enum {string} */
            palette: "ink" | "forest" | "ocean" | "plum" | "terracotta" | "saffron";
            products: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            published: boolean;
            services: {
                name: string;
                price: string | null;
                text: string | null;
            }[];
            sitesOrigin: string;
            slug: string | null;
            tagline: string | null;
            /** @enum {string} */
            template: "atelier" | "studio" | "journal";
            title: string | null;
            version: number;
        };
        Dashboard: {
            ages: {
                /** @enum {string} */
                age: "notDue" | "late30" | "late60" | "late90" | "older";
                count: number;
                /** Format: date */
                dueFrom: string | null;
                /** Format: date */
                dueTo: string | null;
                unpaid: number;
            }[];
            bills: number;
            cash: {
                collected: number | null;
                expected: number | null;
                /** @description YYYY-MM */
                month: string;
            }[];
            clients: boolean;
            currency: string;
            dueSoon: {
                bills: components["schemas"]["BillSummary"][];
                count: number;
                /** Format: date */
                dueFrom: string;
                /** Format: date */
                dueTo: string;
                unpaid: number;
            };
            firstName: string | null;
            franchise: {
                /** @enum {string} */
                activity: "services" | "goods" | "authors";
                activityKnown: boolean;
                ceiling: number;
                /** Format: date */
                liableFrom: string | null;
                /** @enum {string} */
                standing: "within" | "near" | "above" | "beyond" | "ended";
                threshold: number;
                turnover: number;
            } | null;
            latest: components["schemas"]["BillSummary"][];
            overdue: {
                count: number;
                unpaid: number;
            };
            steps: {
                amount: number | null;
                count: number;
                /** @enum {string} */
                step: "profile" | "bank" | "client" | "bill" | "overdue" | "drafts" | "renewals" | "uncollected";
            }[];
            /** Format: date */
            today: string;
            turnover: {
                /** @description YYYY-MM */
                month: string;
                totalHT: number;
                yearBefore: number;
            }[];
            unpaid: {
                count: number;
                unpaid: number;
            };
        };
        DirectoryAddress: {
            /** Format: date-time */
            changedAt: string;
            handle: string;
        };
        DirectoryCounts: {
            atLeast: {
                families: boolean;
                languages: boolean;
                total: boolean;
            };
            available: number;
            families: {
                count: number;
                title: string;
                value: string;
            }[];
            languages: {
                count: number;
                title: string;
                value: string;
            }[];
            skills: {
                count: number;
                title: string;
                value: string;
            }[];
            total: number;
        };
        DirectoryEntry: {
            activity: string | null;
            availableNow: boolean;
            commercialName: string | null;
            commune: string | null;
            /** Format: date */
            confirmedOn: string | null;
            handle: string;
            hasPhoto: boolean;
            jobs: string[];
            kilometres: number | null;
            languages: string[];
            name: string;
            photoAlt: string | null;
            reach: number | null;
            reasons: components["schemas"]["DirectoryReason"][];
            score: number;
            skills: string[];
        };
        DirectoryMessage: {
            consent: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            message: string;
            name: string;
            /** Format: date-time */
            sentAt: string | null;
        };
        DirectoryPage: {
            about: string | null;
            activity: string | null;
            availableNow: boolean;
            bannerAlt: string | null;
            /** Format: date-time */
            changedAt: string;
            commercialName: string | null;
            commune: string | null;
            /** Format: date */
            confirmedOn: string | null;
            families: string[];
            handle: string;
            hasBanner: boolean;
            hasPhoto: boolean;
            hobbies: string | null;
            jobs: string[];
            languages: string[];
            name: string;
            offers: {
                currency: string;
                detail: string;
                name: string;
                price: number | null;
            }[];
            periods: {
                daysPerWeek: number;
                /** Format: date */
                endsOn: string | null;
                /** Format: date */
                startsOn: string;
            }[];
            photoAlt: string | null;
            reach: number | null;
            skills: string[];
        };
        DirectoryReason: {
            /** @enum {string} */
            found: "trade" | "skills" | "place" | "presentation";
            /** @enum {string} */
            kind: "words";
            points: number;
            resembling: boolean;
        } | {
            asked: number;
            /** @enum {string} */
            kind: "skills";
            known: number;
            points: number;
        } | {
            kilometres: number;
            /** @enum {string} */
            kind: "nearness";
            points: number;
        } | {
            daysAgo: number;
            /** @enum {string} */
            kind: "availability";
            points: number;
        } | {
            filled: number;
            /** @enum {string} */
            kind: "completeness";
            points: number;
        };
        DirectoryStanding: {
            handle: string | null;
            missing: ("name" | "trade" | "shown" | "validated" | "suspended")[];
            tips: ("photo" | "about" | "skills" | "jobs" | "place" | "availability")[];
        };
        DomainProof: {
            proven: boolean;
        };
        Erasure: {
            /** Format: email */
            email: string;
            password?: string;
        };
        ExpertisePart: {
            /** @default [] */
            jobs: string[];
            /** @default [] */
            skills: string[];
            /** @default [] */
            spokenLanguages: string[];
            version: number;
        };
        FirstConnection: {
            firstConnection: boolean;
            /** Format: uuid */
            userId: string;
        };
        FirstRunPlace: {
            /** @enum {string} */
            step: "company" | "vat" | "activity" | "address" | "bank" | "logo";
        };
        FoundCompany: {
            activityCode: string | null;
            city: string | null;
            closed: boolean;
            country: string;
            establishments: {
                address: string;
                isSeat: boolean;
                siret: string;
            }[];
            firstName: string | null;
            lastName: string | null;
            /** @enum {string|null} */
            legalStatus: "entrepreneur" | "EURL" | "SARL" | "SASU" | "SAS" | "SA" | "SNC" | "SCS" | "SCA" | null;
            name: string;
            postalCode: string | null;
            siren: string;
            siret: string | null;
            streetAddress: string | null;
            vatNumber: string;
        };
        IdentityPart: {
            commercialName?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            /** @enum {string} */
            legalStatus: "entrepreneur" | "EURL" | "SARL" | "SASU" | "SAS" | "SA" | "SNC" | "SCS" | "SCA";
            registerCity?: string | null;
            shareCapital?: number | null;
            siren: string;
            siret?: string | null;
            version: number;
        };
        Job: {
            family: string;
            /** Format: uuid */
            id: string;
            romeCode: string | null;
            title: string;
        };
        JobFamily: {
            id: string;
            jobs: number;
            title: string;
        };
        JobImport: {
            changes: {
                before: string | null;
                /** @enum {string} */
                change: "added" | "renamed" | "moved" | "withdrawn";
                code: string | null;
                title: string;
            }[];
            counts: {
                added: number;
                moved: number;
                renamed: number;
                unchanged: number;
                withdrawn: number;
            };
            errorCount: number;
            errors: {
                code: string;
                line: number;
                message: string;
            }[];
            fileName: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "jobs" | "families";
        };
        LanguageChoice: {
            /** @enum {string} */
            language: "fr" | "en";
        };
        LateInterest: {
            /** Format: uuid */
            billId: string;
            currency: string;
            days: number;
            due: number;
            /** Format: date */
            dueDate: string;
            indemnity: number;
            interest: number;
            number: string;
            steps: {
                certain: boolean;
                days: number;
                /** Format: date */
                from: string;
                interest: number;
                percent: string;
                /** Format: date */
                to: string;
                unpaid: number;
            }[];
            total: number;
            /** Format: date */
            until: string;
        };
        LinkedBill: {
            clientName: string;
            currency: string;
            due: number;
            /** Format: date */
            dueDate: string | null;
            includeVat: boolean;
            /** Format: date */
            issueDate: string | null;
            /** @enum {string} */
            language: "fr" | "en";
            lines: {
                amountHT: number;
                serviceName: string;
            }[];
            number: string;
            sellerName: string;
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            transfer: {
                bic: string | null;
                holder: string;
                iban: string;
                qr: string;
            } | null;
        };
        LinkedQuote: {
            answer: {
                /** Format: date-time */
                answeredAt: string;
                name: string;
                reason: string | null;
            } | null;
            clientName: string;
            currency: string;
            depositRate: string | null;
            edition: number;
            includeVat: boolean;
            /** @enum {string} */
            language: "fr" | "en";
            lines: {
                amountHT: number;
                serviceName: string;
            }[];
            note: string | null;
            number: string;
            /** Format: date */
            releaseDate: string;
            sellerName: string;
            sha256: string;
            /** @enum {string} */
            state: "open" | "changing" | "accepted" | "refused" | "expired";
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            /** Format: date */
            validUntil: string;
        };
        LinkedQuoteAnswer: {
            /** @default false */
            agreed: boolean;
            /** @enum {string} */
            answer: "accepted" | "refused";
            edition: number;
            name: string;
            reason?: string | null;
        };
        MailTemplate: {
            bodyEn: string | null;
            bodyFr: string | null;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            purpose: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
            subjectEn: string | null;
            subjectFr: string | null;
            usual: boolean;
            version: number;
        };
        MailTemplateChanges: {
            bodyEn?: string | null;
            bodyFr?: string | null;
            name: string;
            /**
             * @default bill
             * @enum {string}
             */
            purpose: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
            subjectEn?: string | null;
            subjectFr?: string | null;
            /** @default false */
            usual: boolean;
            version: number;
        };
        MailTrial: {
            bill: {
                clientName: string;
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            body: string;
            /** @enum {string} */
            language: "fr" | "en";
            quote: {
                clientName: string;
                /** Format: uuid */
                id: string;
                number: string;
            } | null;
            subject: string;
        };
        NewBill: {
            /** Format: date */
            billingPeriodEnd?: string | null;
            /** Format: date */
            billingPeriodStart?: string | null;
            /** Format: uuid */
            clientId: string;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includePenalty: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            penaltyRate?: string | null;
            purchaseOrder?: string | null;
            /** Format: date */
            releaseDate?: string | null;
        };
        NewBillEmail: {
            /** @default [] */
            attachmentIds: string[];
            /** @default [] */
            bcc: string[];
            body: string;
            /** @default [] */
            cc: string[];
            /** @default false */
            draft: boolean;
            /** Format: uuid */
            replaces?: string | null;
            sendAt?: string | null;
            subject: string;
            /** Format: uuid */
            templateId?: string | null;
            to: string[];
        };
        NewBillLink: {
            /** @default 90 */
            days: number;
        };
        NewClient: {
            city?: string | null;
            /** @default FR */
            country: string;
            /** Format: email */
            email?: string | null;
            /**
             * @default company
             * @enum {string}
             */
            kind: "company" | "individual";
            /**
             * @default fr
             * @enum {string}
             */
            language: "fr" | "en";
            name: string;
            phoneNumber?: string | null;
            postalCode?: string | null;
            sector?: string | null;
            siren?: string | null;
            siret?: string | null;
            /**
             * @default prospect
             * @enum {string}
             */
            status: "prospect" | "active" | "former";
            streetAddress?: string | null;
            vatNumber?: string | null;
        };
        NewClientPayment: {
            amount: number;
            /** Format: date */
            collectedOn?: string | null;
            /**
             * @default transfer
             * @enum {string}
             */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other";
            /** Format: date */
            paidOn: string;
        };
        NewContact: {
            /** Format: uuid */
            clientId?: string | null;
            /** Format: email */
            email?: string | null;
            name: string;
            phoneNumber?: string | null;
            role?: string | null;
        };
        NewContract: {
            /** @default false */
            billableProject: boolean;
            /** Format: uuid */
            clientId: string;
            description?: string | null;
            /** Format: date */
            endDate?: string | null;
            /** @default false */
            endOfMonth: boolean;
            /**
             * @default freelance
             * @enum {string}
             */
            kind: "freelance" | "fixedTerm" | "permanent" | "internship";
            /** @default 30 */
            paymentDays: number | null;
            penaltyRate?: string | null;
            priceHT: number;
            reference?: string | null;
            /** @default false */
            renewable: boolean;
            renewalDays?: number | null;
            /** Format: date */
            startDate: string;
            title: string;
            /**
             * @default day
             * @enum {string}
             */
            unit: "day" | "hour" | "month" | "flat";
        };
        NewContractPeriod: {
            /** Format: date */
            endDate: string;
            quantity: string;
            /** Format: date */
            startDate: string;
        };
        NewCreditUse: {
            amount: number;
        };
        NewDeposit: {
            amountHT?: number | null;
            percent?: string | null;
        };
        NewDirectoryMessage: {
            /** @enum {boolean} */
            consent: true;
            /** Format: email */
            email: string;
            message: string;
            name: string;
            website?: string;
        };
        NewFormalNotice: Record<string, never>;
        NewJobImport: {
            /** Format: uuid */
            fileId: string;
        };
        NewMailTemplate: {
            bodyEn?: string | null;
            bodyFr?: string | null;
            name: string;
            /**
             * @default bill
             * @enum {string}
             */
            purpose: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
            subjectEn?: string | null;
            subjectFr?: string | null;
            /** @default false */
            usual: boolean;
        };
        NewPayment: {
            amount: number;
            /** Format: date */
            collectedOn?: string | null;
            /** @default false */
            keepExcess: boolean;
            /**
             * @default transfer
             * @enum {string}
             */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other";
            /** Format: date */
            paidOn: string;
        };
        NewPayments: {
            ids: string[];
            /**
             * @default transfer
             * @enum {string}
             */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other";
            /** Format: date */
            paidOn: string;
        };
        NewProduct: {
            advertisingCosts?: number | null;
            collectedPrice?: number | null;
            color?: string | null;
            deliveryPrice?: number | null;
            /** Format: uuid */
            imageId?: string | null;
            name: string;
            /** Format: date */
            purchaseDate?: string | null;
            purchasePrice?: number | null;
            /** Format: date */
            sellingDate?: string | null;
            sellingPrice?: number | null;
            shippingFees?: number | null;
            size?: string | null;
            /** @default false */
            sold: boolean;
        };
        NewPurchase: {
            /** Format: uuid */
            fileId: string;
        };
        NewQuote: {
            /** Format: uuid */
            clientId: string;
            depositRate?: string | null;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            /** @default 30 */
            validDays: number;
        };
        NewQuoteAnswer: {
            /** @enum {string} */
            answer: "accepted" | "refused";
            name: string;
            reason?: string | null;
        };
        NewQuoteEmail: {
            /** @default [] */
            attachmentIds: string[];
            /** @default [] */
            bcc: string[];
            body: string;
            /** @default [] */
            cc: string[];
            /** @default false */
            draft: boolean;
            /** Format: uuid */
            replaces?: string | null;
            sendAt?: string | null;
            subject: string;
            /** Format: uuid */
            templateId?: string | null;
            to: string[];
        };
        NewRecurringBill: {
            /** Format: uuid */
            clientId: string;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includePenalty: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            /**
             * @default draft
             * @enum {string}
             */
            mode: "draft" | "issue" | "send";
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            penaltyRate?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            period: "none" | "past" | "ahead";
            purchaseOrder?: string | null;
            recurrence: {
                /** @default 1 */
                every: number;
                /** Format: date */
                expiry?: string | null;
                /** @enum {string} */
                frequency: "once" | "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
                /** @default false */
                monthEnd: boolean;
                /** Format: date */
                start: string;
            };
            times?: number | null;
            title: string;
        };
        NewRefund: {
            amount: number;
            /**
             * @default transfer
             * @enum {string}
             */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other";
            /** Format: date */
            paidOn: string;
        };
        NewRenewal: {
            /** Format: date */
            startDate: string;
        };
        NewRole: {
            name: string;
            permissions: ("dashboard.see" | "dashboard.create" | "dashboard.edit" | "dashboard.delete" | "dashboard.export" | "profile.see" | "profile.create" | "profile.edit" | "profile.delete" | "profile.export" | "clients.see" | "clients.create" | "clients.edit" | "clients.delete" | "clients.export" | "contacts.see" | "contacts.create" | "contacts.edit" | "contacts.delete" | "contacts.export" | "contracts.see" | "contracts.create" | "contracts.edit" | "contracts.delete" | "contracts.export" | "products.see" | "products.create" | "products.edit" | "products.delete" | "products.export" | "quotes.see" | "quotes.create" | "quotes.edit" | "quotes.delete" | "quotes.export" | "bills.see" | "bills.create" | "bills.edit" | "bills.delete" | "bills.export" | "purchases.see" | "purchases.create" | "purchases.edit" | "purchases.delete" | "purchases.export" | "mailTemplates.see" | "mailTemplates.create" | "mailTemplates.edit" | "mailTemplates.delete" | "mailTemplates.export" | "website.see" | "website.create" | "website.edit" | "website.delete" | "website.export" | "notifications.see" | "notifications.create" | "notifications.edit" | "notifications.delete" | "notifications.export" | "users.see" | "users.create" | "users.edit" | "users.delete" | "users.export" | "jobs.see" | "jobs.create" | "jobs.edit" | "jobs.delete" | "jobs.export" | "roles.see" | "roles.create" | "roles.edit" | "roles.delete" | "roles.export" | "audit.see" | "audit.create" | "audit.edit" | "audit.delete" | "audit.export" | "outbox.see" | "outbox.create" | "outbox.edit" | "outbox.delete" | "outbox.export" | "design.see" | "design.create" | "design.edit" | "design.delete" | "design.export")[];
        };
        NewStatement: {
            /** Format: date */
            from?: string;
            /** Format: date */
            to?: string;
        };
        Notification: {
            /** Format: uuid */
            billId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "billPaid" | "emailFailed" | "reminderSent" | "siteMessage" | "directoryMessage" | "quoteAccepted" | "quoteRefused" | "quoteEmailFailed" | "recurringBillDrafted" | "recurringBillIssued" | "recurringBillPaused" | "contractToRenew";
            /** Format: uuid */
            messageId: string | null;
            parameters: {
                addresses?: string[];
                amount?: number;
                client?: string;
                /** Format: uuid */
                contactId?: string;
                /** Format: uuid */
                contractId?: string;
                currency?: string;
                /** Format: date */
                day?: string;
                missing?: string[];
                name?: string;
                number?: string;
                /** Format: uuid */
                recurringBillId?: string;
            };
            /** Format: uuid */
            quoteId: string | null;
            /** Format: date-time */
            readAt: string | null;
        };
        NotificationCount: {
            unread: number;
        };
        NotificationReading: {
            /** Format: date-time */
            until: string;
        };
        Numbering: {
            series: {
                begun: boolean;
                /** @enum {string} */
                kind: "bill" | "creditNote" | "correction" | "deposit" | "quote";
                next: string;
                start: number | null;
            }[];
        };
        NumberingChanges: {
            bill?: number | null;
            correction?: number | null;
            creditNote?: number | null;
            deposit?: number | null;
            quote?: number | null;
        };
        OfferPart: {
            /** @default [] */
            offeredProducts: string[];
            /** @default false */
            offerPrices: boolean;
            version: number;
        };
        OutboxMessage: {
            date: string | null;
            id: string;
            subject: string | null;
            to: string[];
        };
        OutboxMessageText: {
            attachments: {
                name: string;
                size: number;
                type: string;
            }[];
            date: string | null;
            id: string;
            subject: string | null;
            text: string;
            to: string[];
        };
        Outcome: {
            done: string[];
            refused: {
                code: string;
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        Payment: {
            amount: number;
            /** Format: date */
            collectedOn: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other" | "clientCredit";
            /** Format: date */
            paidOn: string;
            /** Format: uuid */
            reversalOf: string | null;
            reversed: boolean;
        };
        PaymentCollection: {
            /** Format: date */
            collectedOn: string;
        };
        PaymentConfig: {
            currency: string;
            enabled: boolean;
            trialDays: number;
        };
        Permissions: ("dashboard.see" | "dashboard.create" | "dashboard.edit" | "dashboard.delete" | "dashboard.export" | "profile.see" | "profile.create" | "profile.edit" | "profile.delete" | "profile.export" | "clients.see" | "clients.create" | "clients.edit" | "clients.delete" | "clients.export" | "contacts.see" | "contacts.create" | "contacts.edit" | "contacts.delete" | "contacts.export" | "contracts.see" | "contracts.create" | "contracts.edit" | "contracts.delete" | "contracts.export" | "products.see" | "products.create" | "products.edit" | "products.delete" | "products.export" | "quotes.see" | "quotes.create" | "quotes.edit" | "quotes.delete" | "quotes.export" | "bills.see" | "bills.create" | "bills.edit" | "bills.delete" | "bills.export" | "purchases.see" | "purchases.create" | "purchases.edit" | "purchases.delete" | "purchases.export" | "mailTemplates.see" | "mailTemplates.create" | "mailTemplates.edit" | "mailTemplates.delete" | "mailTemplates.export" | "website.see" | "website.create" | "website.edit" | "website.delete" | "website.export" | "notifications.see" | "notifications.create" | "notifications.edit" | "notifications.delete" | "notifications.export" | "users.see" | "users.create" | "users.edit" | "users.delete" | "users.export" | "jobs.see" | "jobs.create" | "jobs.edit" | "jobs.delete" | "jobs.export" | "roles.see" | "roles.create" | "roles.edit" | "roles.delete" | "roles.export" | "audit.see" | "audit.create" | "audit.edit" | "audit.delete" | "audit.export" | "outbox.see" | "outbox.create" | "outbox.edit" | "outbox.delete" | "outbox.export" | "design.see" | "design.create" | "design.edit" | "design.delete" | "design.export")[];
        PersonalPart: {
            /** Format: date */
            birthDate?: string | null;
            /** Format: email */
            email?: string | null;
            firstName?: string | null;
            /** @enum {string|null} */
            gender?: "male" | "female" | null;
            /**
             * @default fr
             * @enum {string}
             */
            language: "fr" | "en";
            lastName?: string | null;
            phoneNumber?: string | null;
            photoAlt?: string | null;
            /** Format: uuid */
            photoId?: string | null;
            version: number;
        };
        Place: {
            code: string;
            name: string;
            postalCodes: string[];
        };
        PresentationPart: {
            bannerAlt?: string | null;
            /** Format: uuid */
            bannerId?: string | null;
            hobbies?: string | null;
            howIAmDescription?: string | null;
            personType?: string | null;
            userType?: string | null;
            version: number;
        };
        Problem: {
            code: string;
            current?: unknown;
            detail?: string;
            errors?: {
                code: string;
                message: string;
                path: string;
            }[];
            instance: string;
            status: number;
            suspension?: {
                reason: string | null;
                until: string;
            };
            title: string;
            type: string;
        };
        Product: {
            advertisingCosts: number | null;
            /** Format: date-time */
            changedAt: string;
            collectedPrice: number | null;
            color: string | null;
            costPrice: number;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            deliveryPrice: number | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            imageId: string | null;
            margin: number | null;
            name: string;
            /** Format: date */
            purchaseDate: string | null;
            purchasePrice: number | null;
            /** Format: date */
            sellingDate: string | null;
            sellingPrice: number | null;
            shippingFees: number | null;
            size: string | null;
            sold: boolean;
            version: number;
        };
        ProductChanges: {
            advertisingCosts?: number | null;
            collectedPrice?: number | null;
            color?: string | null;
            deliveryPrice?: number | null;
            /** Format: uuid */
            imageId?: string | null;
            name: string;
            /** Format: date */
            purchaseDate?: string | null;
            purchasePrice?: number | null;
            /** Format: date */
            sellingDate?: string | null;
            sellingPrice?: number | null;
            shippingFees?: number | null;
            size?: string | null;
            /** @default false */
            sold: boolean;
            version: number;
        };
        ProfessionalPart: {
            activity?: string | null;
            commercialName?: string | null;
            /** @enum {string} */
            legalStatus: "entrepreneur" | "EURL" | "SARL" | "SASU" | "SAS" | "SA" | "SNC" | "SCS" | "SCA";
            registerCity?: string | null;
            shareCapital?: number | null;
            siren?: string | null;
            siret?: string | null;
            version: number;
        };
        Profile: {
            activity: string | null;
            bankName: string | null;
            bannerAlt: string | null;
            /** Format: uuid */
            bannerId: string | null;
            bic: string | null;
            /** Format: date */
            birthDate: string | null;
            city: string | null;
            commercialName: string | null;
            communeId: string | null;
            communeName: string | null;
            country: string;
            currency: string;
            email: string | null;
            firstConnection: boolean;
            firstName: string | null;
            /** @enum {string|null} */
            firstRunStep: "company" | "vat" | "activity" | "address" | "bank" | "logo" | null;
            /** @enum {string|null} */
            franchiseActivity: "services" | "goods" | "authors" | null;
            /** @enum {string|null} */
            gender: "male" | "female" | null;
            hobbies: string | null;
            howIAmDescription: string | null;
            iban: string | null;
            jobs: string[];
            /** @enum {string} */
            language: "fr" | "en";
            lastName: string | null;
            /** @enum {string|null} */
            legalStatus: "entrepreneur" | "EURL" | "SARL" | "SASU" | "SAS" | "SA" | "SNC" | "SCS" | "SCA" | null;
            limitInterventionZone: number | null;
            logoAlt: string | null;
            /** Format: uuid */
            logoId: string | null;
            missing: ("name" | "siren" | "legalStatus" | "address" | "vatRegime" | "iban")[];
            offeredProducts: string[];
            offerPrices: boolean;
            paperColor: string;
            /** @enum {string} */
            paperTemplate: "classic" | "banner";
            personType: string | null;
            phoneNumber: string | null;
            photoAlt: string | null;
            /** Format: uuid */
            photoId: string | null;
            postalCode: string | null;
            registerCity: string | null;
            shareCapital: number | null;
            /** Format: uuid */
            signatureId: string | null;
            siren: string | null;
            siret: string | null;
            skills: string[];
            spokenLanguages: string[];
            streetAddress: string | null;
            userType: string | null;
            vatNumber: string | null;
            vatOnDebits: boolean;
            /** @enum {string|null} */
            vatRegime: "franchise" | "simplified" | "normal" | null;
            version: number;
            workAvailabilities: components["schemas"]["WorkAvailability"][];
            workPhotoAlt: string | null;
            /** Format: uuid */
            workPhotoId: string | null;
        };
        Promotion: {
            criteria: {
                /** @enum {string} */
                criterion: "name" | "photo" | "presentation" | "job" | "skills" | "zone" | "availability" | "showInSearch" | "validated" | "notSuspended";
                link: string;
                met: boolean;
            }[];
            eligible: boolean;
        };
        PublicUser: {
            activity: string | null;
            commercialName: string | null;
            communeId: string | null;
            communeName: string | null;
            firstName: string | null;
            hobbies: string | null;
            howIAmDescription: string | null;
            /** Format: uuid */
            id: string;
            jobs: {
                /** Format: uuid */
                id: string;
                title: string;
            }[];
            lastName: string | null;
            limitInterventionZone: number | null;
            personType: string | null;
            skills: string[];
            spokenLanguages: string[];
            userType: string | null;
            workAvailabilities: components["schemas"]["WorkAvailability"][];
        };
        Purchase: {
            addsUp: boolean;
            /** @enum {string} */
            category: "software" | "telecom" | "hosting" | "travel" | "meals" | "rent" | "insurance" | "fees" | "subcontracting" | "advertising" | "training" | "bank" | "equipment" | "supplies" | "goods" | "other";
            /** Format: date-time */
            changedAt: string;
            /** Format: date */
            checkedOn: string | null;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            due: number | null;
            /** Format: date */
            dueDate: string | null;
            /** Format: uuid */
            fileId: string | null;
            fileName: string | null;
            iban: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date */
            issueDate: string | null;
            /** @enum {string} */
            kind: "bill" | "creditNote" | "correction" | "deposit";
            lines: {
                amountHT: number | null;
                description: string | null;
                name: string | null;
                quantity: string | null;
                unitPrice: string | null;
                vatRate: string | null;
            }[];
            /** @enum {string|null} */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other" | null;
            missing: ("supplierName" | "number" | "issueDate" | "totalHT" | "totalVat" | "totalTTC")[];
            number: string | null;
            /** Format: date */
            paidOn: string | null;
            /** @enum {string} */
            status: "draft" | "toPay" | "late" | "paid";
            supplierName: string | null;
            supplierSiren: string | null;
            supplierVatNumber: string | null;
            totalHT: number | null;
            totalTTC: number | null;
            totalVat: number | null;
            vat: {
                base: number;
                category: string | null;
                rate: string;
                tax: number;
            }[];
            version: number;
        };
        PurchaseCheck: {
            version: number;
        };
        PurchaseCorrection: {
            /**
             * @default other
             * @enum {string}
             */
            category: "software" | "telecom" | "hosting" | "travel" | "meals" | "rent" | "insurance" | "fees" | "subcontracting" | "advertising" | "training" | "bank" | "equipment" | "supplies" | "goods" | "other";
            /** Format: date */
            dueDate?: string | null;
            iban?: string | null;
            /** Format: date */
            issueDate: string;
            /**
             * @default bill
             * @enum {string}
             */
            kind: "bill" | "creditNote" | "correction" | "deposit";
            number: string;
            supplierName: string;
            supplierSiren?: string | null;
            supplierVatNumber?: string | null;
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            version: number;
        };
        PurchaseEntry: {
            /**
             * @default other
             * @enum {string}
             */
            category: "software" | "telecom" | "hosting" | "travel" | "meals" | "rent" | "insurance" | "fees" | "subcontracting" | "advertising" | "training" | "bank" | "equipment" | "supplies" | "goods" | "other";
            /** Format: date */
            dueDate?: string | null;
            /** Format: uuid */
            fileId?: string | null;
            iban?: string | null;
            /** Format: date */
            issueDate: string;
            /**
             * @default bill
             * @enum {string}
             */
            kind: "bill" | "creditNote" | "correction" | "deposit";
            number: string;
            supplierName: string;
            supplierSiren?: string | null;
            supplierVatNumber?: string | null;
            totalHT: number;
            totalTTC: number;
            totalVat: number;
        };
        PurchasePayment: {
            /**
             * @default transfer
             * @enum {string}
             */
            means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other";
            /** Format: date */
            paidOn: string;
        };
        Quote: {
            answers: components["schemas"]["QuoteAnswer"][];
            bill: {
                /** Format: uuid */
                id: string;
                number: string | null;
            } | null;
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            depositRate: string | null;
            deposits: {
                /** Format: uuid */
                id: string;
                number: string | null;
            }[];
            discount: number;
            discountAmount: number | null;
            discountRate: string | null;
            drafting: boolean;
            edition: number;
            emails: components["schemas"]["BillEmail"][];
            events: {
                /** Format: date-time */
                at: string;
                detail: string | null;
                what: string;
            }[];
            /** Format: uuid */
            id: string;
            includeLogo: boolean;
            includeSignature: boolean;
            includeVat: boolean;
            lines: components["schemas"]["BillLine"][];
            missing: {
                code: string;
                path: string;
                /** @enum {string} */
                where: "profile" | "client" | "bill";
            }[];
            note: string | null;
            number: string | null;
            paymentDays: number;
            /** @enum {string} */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            /** Format: date */
            releaseDate: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "sent" | "accepted" | "refused" | "expired" | "billed";
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            validDays: number;
            /** Format: date */
            validUntil: string | null;
            vat: {
                base: number;
                /** @enum {string} */
                category?: "S" | "E" | "AE" | "K" | "G" | "O";
                discount?: number;
                rate: string;
                tax: number;
            }[];
            version: number;
        };
        QuoteAnswer: {
            address: string | null;
            /** @enum {string} */
            answer: "accepted" | "refused";
            /** Format: date-time */
            answeredAt: string;
            byLink: boolean;
            edition: number;
            /** Format: uuid */
            id: string;
            name: string;
            reason: string | null;
            sha256: string;
        };
        QuoteChanges: {
            /** Format: uuid */
            clientId: string;
            depositRate?: string | null;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            /** @default 30 */
            validDays: number;
            version: number;
        };
        QuoteIssue: {
            version: number;
        };
        QuoteSummary: {
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: uuid */
            id: string;
            number: string | null;
            /** Format: date */
            releaseDate: string | null;
            /** @enum {string} */
            status: "draft" | "issued" | "sent" | "accepted" | "refused" | "expired" | "billed";
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            /** Format: date */
            validUntil: string | null;
            version: number;
        };
        Receipt: {
            amount: number;
            /** Format: uuid */
            billId: string | null;
            clientName: string;
            currency: string;
            /** Format: date */
            day: string;
            means: string;
            nature: string;
            /** Format: date-time */
            recordedAt: string;
            reference: string;
            sequence: number;
        };
        RecurringBill: {
            bills: {
                bill: {
                    currency: string;
                    /** Format: uuid */
                    id: string;
                    /** @enum {string} */
                    kind: "bill" | "creditNote" | "correction" | "deposit";
                    number: string | null;
                    /** @enum {string} */
                    status: "draft" | "issued" | "sent" | "partPaid" | "paid" | "overdue" | "credited" | "writtenOff";
                    totalTTC: number;
                } | null;
                /** Format: date */
                date: string;
            }[];
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            discountAmount: number | null;
            discountRate: string | null;
            done: number;
            /** Format: date-time */
            failedAt: string | null;
            failures: number;
            /** Format: uuid */
            id: string;
            includeLogo: boolean;
            includePenalty: boolean;
            includeSignature: boolean;
            includeVat: boolean;
            lastFailure: {
                code: string;
                path: string;
            }[];
            lines: {
                description: string | null;
                discountRate: string | null;
                /** @enum {string|null} */
                kind: "goods" | "services" | null;
                /** Format: uuid */
                productId: string | null;
                quantity: string;
                serviceName: string;
                /** @enum {string} */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            missed: number;
            /** @enum {string} */
            mode: "draft" | "issue" | "send";
            nextDates: string[];
            /** Format: date */
            nextOn: string | null;
            note: string | null;
            paymentDays: number;
            /** @enum {string} */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            penaltyRate: string | null;
            /** @enum {string} */
            period: "none" | "past" | "ahead";
            purchaseOrder: string | null;
            recurrence: {
                every: number;
                /** Format: date */
                expiry: string | null;
                /** @enum {string} */
                frequency: "weekly" | "monthly" | "quarterly" | "yearly";
                monthEnd: boolean;
                /** Format: date */
                start: string;
            };
            /** @enum {string} */
            status: "active" | "paused" | "failed" | "ended";
            times: number | null;
            title: string;
            totalHT: number;
            totalTTC: number;
            totalVat: number;
            version: number;
        };
        RecurringBillChanges: {
            /** Format: uuid */
            clientId: string;
            discountAmount?: number | null;
            discountRate?: string | null;
            /** @default false */
            includeLogo: boolean;
            /** @default false */
            includePenalty: boolean;
            /** @default false */
            includeSignature: boolean;
            /** @default false */
            includeVat: boolean;
            lines: {
                description?: string | null;
                discountRate?: string | null;
                /** @enum {string|null} */
                kind?: "goods" | "services" | null;
                /** Format: uuid */
                productId?: string | null;
                quantity: string;
                serviceName: string;
                /**
                 * @default unit
                 * @enum {string}
                 */
                unit: "day" | "halfDay" | "hour" | "month" | "unit" | "flat";
                unitPriceHT: number;
                /** @enum {string|null} */
                vatCategory?: "S" | "E" | "AE" | "K" | "G" | "O" | null;
                vatRate: string;
            }[];
            /**
             * @default draft
             * @enum {string}
             */
            mode: "draft" | "issue" | "send";
            note?: string | null;
            /** @default 30 */
            paymentDays: number | null;
            /**
             * @default days
             * @enum {string}
             */
            paymentTerms: "days" | "endOfMonthAfter45" | "45AfterEndOfMonth";
            penaltyRate?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            period: "none" | "past" | "ahead";
            purchaseOrder?: string | null;
            recurrence: {
                /** @default 1 */
                every: number;
                /** Format: date */
                expiry?: string | null;
                /** @enum {string} */
                frequency: "once" | "daily" | "weekly" | "monthly" | "quarterly" | "yearly";
                /** @default false */
                monthEnd: boolean;
                /** Format: date */
                start: string;
            };
            times?: number | null;
            title: string;
            version: number;
        };
        RecurringBillPause: {
            version: number;
        };
        RecurringBillResumption: {
            /**
             * @default skip
             * @enum {string}
             */
            missed: "skip" | "bill";
            version: number;
        };
        RecurringBillSummary: {
            /** Format: date-time */
            changedAt: string;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            done: number;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            mode: "draft" | "issue" | "send";
            /** Format: date */
            nextOn: string | null;
            recurrence: {
                every: number;
                /** Format: date */
                expiry: string | null;
                /** @enum {string} */
                frequency: "weekly" | "monthly" | "quarterly" | "yearly";
                monthEnd: boolean;
                /** Format: date */
                start: string;
            };
            /** @enum {string} */
            status: "active" | "paused" | "failed" | "ended";
            times: number | null;
            title: string;
            totalHT: number;
            version: number;
        };
        ReminderPlan: {
            bills: {
                /** Format: uuid */
                billId: string;
                /** Format: uuid */
                clientId: string;
                clientName: string;
                currency: string;
                disputed: boolean;
                due: number;
                /** Format: date */
                dueDate: string;
                /** @enum {string|null} */
                hold: "disputed" | "paused" | "noAddress" | null;
                /** Format: date */
                lastOn: string | null;
                /** Format: date */
                nextOn: string | null;
                number: string;
                paused: boolean;
                sent: number;
            }[];
            enabled: boolean;
            steps: {
                days: number;
                /** Format: uuid */
                templateId: string | null;
            }[];
            version: number;
        };
        ReminderPlanChanges: {
            /** @default false */
            enabled: boolean;
            steps: {
                days: number | null;
                /** Format: uuid */
                templateId?: string | null;
            }[];
            version: number;
        };
        Role: {
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            createdAt: string;
            givable: boolean;
            /** Format: uuid */
            id: string;
            members: number;
            name: string;
            permissions: ("dashboard.see" | "dashboard.create" | "dashboard.edit" | "dashboard.delete" | "dashboard.export" | "profile.see" | "profile.create" | "profile.edit" | "profile.delete" | "profile.export" | "clients.see" | "clients.create" | "clients.edit" | "clients.delete" | "clients.export" | "contacts.see" | "contacts.create" | "contacts.edit" | "contacts.delete" | "contacts.export" | "contracts.see" | "contracts.create" | "contracts.edit" | "contracts.delete" | "contracts.export" | "products.see" | "products.create" | "products.edit" | "products.delete" | "products.export" | "quotes.see" | "quotes.create" | "quotes.edit" | "quotes.delete" | "quotes.export" | "bills.see" | "bills.create" | "bills.edit" | "bills.delete" | "bills.export" | "purchases.see" | "purchases.create" | "purchases.edit" | "purchases.delete" | "purchases.export" | "mailTemplates.see" | "mailTemplates.create" | "mailTemplates.edit" | "mailTemplates.delete" | "mailTemplates.export" | "website.see" | "website.create" | "website.edit" | "website.delete" | "website.export" | "notifications.see" | "notifications.create" | "notifications.edit" | "notifications.delete" | "notifications.export" | "users.see" | "users.create" | "users.edit" | "users.delete" | "users.export" | "jobs.see" | "jobs.create" | "jobs.edit" | "jobs.delete" | "jobs.export" | "roles.see" | "roles.create" | "roles.edit" | "roles.delete" | "roles.export" | "audit.see" | "audit.create" | "audit.edit" | "audit.delete" | "audit.export" | "outbox.see" | "outbox.create" | "outbox.edit" | "outbox.delete" | "outbox.export" | "design.see" | "design.create" | "design.edit" | "design.delete" | "design.export")[];
            version: number;
        };
        RoleChanges: {
            permissions: ("dashboard.see" | "dashboard.create" | "dashboard.edit" | "dashboard.delete" | "dashboard.export" | "profile.see" | "profile.create" | "profile.edit" | "profile.delete" | "profile.export" | "clients.see" | "clients.create" | "clients.edit" | "clients.delete" | "clients.export" | "contacts.see" | "contacts.create" | "contacts.edit" | "contacts.delete" | "contacts.export" | "contracts.see" | "contracts.create" | "contracts.edit" | "contracts.delete" | "contracts.export" | "products.see" | "products.create" | "products.edit" | "products.delete" | "products.export" | "quotes.see" | "quotes.create" | "quotes.edit" | "quotes.delete" | "quotes.export" | "bills.see" | "bills.create" | "bills.edit" | "bills.delete" | "bills.export" | "purchases.see" | "purchases.create" | "purchases.edit" | "purchases.delete" | "purchases.export" | "mailTemplates.see" | "mailTemplates.create" | "mailTemplates.edit" | "mailTemplates.delete" | "mailTemplates.export" | "website.see" | "website.create" | "website.edit" | "website.delete" | "website.export" | "notifications.see" | "notifications.create" | "notifications.edit" | "notifications.delete" | "notifications.export" | "users.see" | "users.create" | "users.edit" | "users.delete" | "users.export" | "jobs.see" | "jobs.create" | "jobs.edit" | "jobs.delete" | "jobs.export" | "roles.see" | "roles.create" | "roles.edit" | "roles.delete" | "roles.export" | "audit.see" | "audit.create" | "audit.edit" | "audit.delete" | "audit.export" | "outbox.see" | "outbox.create" | "outbox.edit" | "outbox.delete" | "outbox.export" | "design.see" | "design.create" | "design.edit" | "design.delete" | "design.export")[];
            version: number;
        };
        RoleMember: {
            /** Format: uuid */
            id: string;
            name: string | null;
            username: string;
        };
        SearchResults: {
            bills: {
                clientName: string;
                currency: string;
                /** Format: uuid */
                id: string;
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                /** @enum {string} */
                status: "draft" | "issued" | "sent" | "partPaid" | "paid" | "overdue" | "credited" | "writtenOff";
                totalTTC: number;
            }[];
            clients: {
                city: string | null;
                /** Format: uuid */
                id: string;
                name: string;
                siren: string | null;
            }[];
            contacts: {
                clientName: string | null;
                /** Format: uuid */
                id: string;
                name: string;
                role: string | null;
            }[];
            contracts: {
                clientName: string;
                /** Format: uuid */
                id: string;
                reference: string | null;
                title: string;
            }[];
            products: {
                currency: string;
                /** Format: uuid */
                id: string;
                name: string;
                sellingPrice: number | null;
                sold: boolean;
            }[];
            purchases: {
                currency: string;
                /** Format: uuid */
                id: string;
                /** Format: date */
                issueDate: string | null;
                number: string | null;
                supplierName: string | null;
                totalTTC: number | null;
            }[];
            quotes: {
                clientName: string;
                currency: string;
                /** Format: uuid */
                id: string;
                number: string | null;
                /** Format: date */
                releaseDate: string | null;
                /** @enum {string} */
                status: "draft" | "issued" | "sent" | "accepted" | "refused" | "expired" | "billed";
                totalTTC: number;
            }[];
            recurringBills: {
                clientName: string;
                /** Format: uuid */
                id: string;
                title: string;
            }[];
        };
        Selection: {
            ids: string[];
        };
        Skill: {
            /** @enum {string} */
            kind: "functional" | "technical" | "tool" | "other";
            name: string;
            synonyms: string[];
        };
        Statement: {
            clientCredit: number;
            /** Format: uuid */
            clientId: string;
            clientName: string;
            closing: number;
            credit: number;
            currency: string;
            debit: number;
            due: number;
            /** Format: date */
            from: string;
            indemnity: number;
            interest: number;
            movements: {
                balance: number;
                /** Format: uuid */
                billId: string | null;
                credit: number;
                /** Format: date */
                day: string;
                debit: number;
                /** @enum {string|null} */
                means: "transfer" | "card" | "cheque" | "cash" | "directDebit" | "other" | "clientCredit" | null;
                pending: boolean;
                reference: string | null;
                /** @enum {string} */
                what: "bill" | "deposit" | "correction" | "deducted" | "creditNote" | "replaced" | "payment" | "overpaid" | "reversal" | "excessTakenBack" | "credited" | "used" | "givenBack" | "refund" | "writtenOff" | "dueAgain";
            }[];
            open: {
                /** Format: uuid */
                billId: string;
                daysLate: number;
                due: number;
                /** Format: date */
                dueDate: string;
                indemnity: number;
                interest: number;
                number: string;
                totalTTC: number;
            }[];
            opening: number;
            overdue: number;
            /** Format: date */
            to: string;
            /** Format: date */
            today: string;
        };
        StoredFile: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "application/pdf" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document" | "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" | "application/vnd.oasis.opendocument.text" | "text/plain" | "application/xml";
        };
        SupportMessage: {
            /** Format: email */
            email?: string;
            message: string;
            website?: string;
        };
        Turnover: {
            months: {
                month: number;
                totalHT: number;
                yearBefore: number;
            }[];
            year: number;
        };
        User: {
            email: string | null;
            firstConnection: boolean;
            firstName: string | null;
            /** Format: uuid */
            id: string;
            lastName: string | null;
            permissions: components["schemas"]["Permissions"];
            roles: string[];
            unreadNotifications: number;
            username: string;
        };
        UserDetails: {
            activity: string | null;
            administrable: boolean;
            /** Format: uuid */
            banner: string | null;
            bannerAlt: string | null;
            /** Format: date-time */
            changedAt: string;
            commercialName: string | null;
            communeId: string | null;
            communeName: string | null;
            companies: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            firstConnection: boolean;
            firstName: string | null;
            hobbies: string | null;
            howIAmDescription: string | null;
            /** Format: uuid */
            id: string;
            jobs: {
                /** Format: uuid */
                id: string;
                title: string;
            }[];
            /** Format: date-time */
            lastConnectionAt: string | null;
            lastName: string | null;
            limitInterventionZone: number | null;
            mail: string | null;
            name: string | null;
            personType: string | null;
            phoneNumber: string | null;
            /** Format: uuid */
            photo: string | null;
            photoAlt: string | null;
            roles: string[];
            showInSearch: boolean;
            skills: string[];
            spokenLanguages: string[];
            /** Format: date-time */
            suspendedUntil: string | null;
            suspensionReason: string | null;
            username: string;
            userType: string | null;
            validated: boolean;
            version: number;
            workAvailabilities: components["schemas"]["WorkAvailability"][];
            /** Format: uuid */
            workPhoto: string | null;
            workPhotoAlt: string | null;
        };
        UserPatch: {
            /** @enum {string} */
            op: "add" | "replace";
            path: string;
            value?: unknown;
        }[];
        UserRecord: {
            administrable: boolean;
            /** Format: date-time */
            changedAt: string;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastConnectionAt: string | null;
            name: string | null;
            roles: string[];
            showInSearch: boolean;
            /** Format: date-time */
            suspendedUntil: string | null;
            suspensionReason: string | null;
            username: string;
            validated: boolean;
            version: number;
        };
        UserRoles: {
            roles: string[];
            /** Format: uuid */
            userId: string;
        };
        UserSearch: {
            commune?: string;
            days?: number;
            family?: string;
            /** Format: date */
            from?: string;
            language?: string;
            /** @default 10 */
            limit: number;
            /**
             * @default all
             * @enum {string}
             */
            match: "all" | "any";
            q?: string;
            radius?: number;
            skill?: string | string[];
        };
        VatPart: {
            /** @enum {string|null} */
            franchiseActivity?: "services" | "goods" | "authors" | null;
            vatNumber?: string | null;
            /** @default false */
            vatOnDebits: boolean;
            /** @enum {string} */
            vatRegime: "franchise" | "simplified" | "normal";
            version: number;
        };
        WebsiteManagement: {
            domain?: string | null;
            hiddenProducts?: string[];
            host?: string | null;
            /** @enum {string} */
            language?: "fr" | "en";
            pages?: {
                /** @enum {string} */
                kind: "home" | "services" | "products" | "about" | "contact" | "legal";
                /** @default false */
                shown: boolean;
                text?: string | null;
                title?: string | null;
            }[];
            /** @enum {string} */
            palette?: "ink" | "forest" | "ocean" | "plum" | "terracotta" | "saffron";
            published?: boolean;
            services?: {
                name: string;
                price?: string | null;
                text?: string | null;
            }[];
            slug?: string;
            tagline?: string | null;
            /** @enum {string} */
            template?: "atelier" | "studio" | "journal";
            title?: string | null;
            version?: number;
        };
        WebsiteOutcome: {
            errors: {
                code: string;
                message: string;
                path: string;
            }[];
            message: string;
            value: boolean;
        };
        WholeBillEmail: {
            attachmentIds: string[];
            attachments: string[];
            bcc: string[];
            body: string;
            cc: string[];
            /** Format: date-time */
            createdAt: string;
            hasHtml: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            purpose: "bill" | "quote" | "test" | "reminder";
            recipients: {
                address: string;
                /** @enum {string} */
                as: "to" | "cc" | "bcc";
                /** @enum {string} */
                state: "draft" | "scheduled" | "queued" | "sent" | "failed" | "cancelled";
            }[];
            rejected: string[];
            repeated: boolean;
            replyTo: string | null;
            /** Format: date-time */
            sendAt: string | null;
            senderName: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            state: "draft" | "scheduled" | "queued" | "sent" | "failed" | "cancelled";
            subject: string;
            /** Format: uuid */
            templateId: string | null;
            templateName: string | null;
            templateVersion: number | null;
            to: string[];
        };
        WorkAvailability: {
            confirmed: boolean;
            /** Format: date-time */
            confirmedAt: string;
            daysPerWeek: number;
            /** Format: date */
            endsOn: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date */
            startsOn: string;
        };
        ZonePart: {
            communeId?: string | null;
            limitInterventionZone?: number | null;
            version: number;
        };
    };
    responses: {
        /** @description The request cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of things forbids it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too long */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The right is missing */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address and the headers exceed 16 KiB; answered without a body */
        HeadersTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No such record, or not yours */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description As the caller has it (If-None-Match) */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Too many calls from one address; Retry-After says when to try again */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid access token */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something that the operation needs cannot be reached; Retry-After says when to try again */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is refused */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of another type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAudit: {
        parameters: {
            query?: {
                act?: "sessions.opened" | "sessions.ended" | "sessions.expired" | "accounts.added" | "accounts.addressTaken" | "accounts.signedIn" | "accounts.signedOut" | "accounts.signInFailed" | "accounts.signInsRefused" | "accounts.emailConfirmed" | "accounts.emailChangeAsked" | "accounts.emailChanged" | "accounts.passwordChanged" | "accounts.passwordReset" | "accounts.passwordResetAsked" | "accounts.secondFactorAdded" | "accounts.secondFactorRemoved" | "accounts.recoveryCodeUsed" | "accounts.sessionsEnded" | "accounts.tokenReused" | "keys.published" | "calls.refused" | "users.rolesChanged" | "users.suspended" | "users.suspensionLifted" | "users.sessionsEnded" | "users.validated" | "users.invalidated" | "users.shownInSearch" | "users.hiddenFromSearch" | "users.deleted" | "users.erased" | "profile.ibanChanged" | "roles.added" | "roles.changed" | "roles.deleted" | "jobs.imported" | "support.written" | "data.exported" | "data.taken" | "audit.exported";
                after?: string;
                before?: string;
                from?: string;
                limit?: number;
                q?: string;
                sort?: "at" | "-at";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                act?: "sessions.opened" | "sessions.ended" | "sessions.expired" | "accounts.added" | "accounts.addressTaken" | "accounts.signedIn" | "accounts.signedOut" | "accounts.signInFailed" | "accounts.signInsRefused" | "accounts.emailConfirmed" | "accounts.emailChangeAsked" | "accounts.emailChanged" | "accounts.passwordChanged" | "accounts.passwordReset" | "accounts.passwordResetAsked" | "accounts.secondFactorAdded" | "accounts.secondFactorRemoved" | "accounts.recoveryCodeUsed" | "accounts.sessionsEnded" | "accounts.tokenReused" | "keys.published" | "calls.refused" | "users.rolesChanged" | "users.suspended" | "users.suspensionLifted" | "users.sessionsEnded" | "users.validated" | "users.invalidated" | "users.shownInSearch" | "users.hiddenFromSearch" | "users.deleted" | "users.erased" | "profile.ibanChanged" | "roles.added" | "roles.changed" | "roles.deleted" | "jobs.imported" | "support.written" | "data.exported" | "data.taken" | "audit.exported";
                after?: string;
                before?: string;
                from?: string;
                limit?: number;
                q?: string;
                sort?: "at" | "-at";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                dueFrom?: string;
                dueTo?: string;
                from?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "number" | "-number" | "releaseDate" | "-releaseDate" | "dueDate" | "-dueDate" | "client" | "-client" | "totalTTC" | "-totalTTC";
                state?: "draft" | "issued" | "unpaid" | "overdue" | "paid" | "uncollected" | "creditNotes";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBill"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCreditNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCreditUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCreditUse"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBillEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBillEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBillEmail"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findBillEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeBillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBillEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispatchBillEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBillEmailHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    testBillEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                emailId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeBillEmail: {
        parameters: {
            query?: {
                purpose?: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
                templateId?: string;
            };
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmailProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBillNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFormalNotice"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillIssue"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findLateInterest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LateInterest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBillLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBillLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBillLink"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeBillLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    collectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCollection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    uncollectPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBillPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBill"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBillUbl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addWriteOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWriteOff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBillXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBills: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportBills: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                dueFrom?: string;
                dueTo?: string;
                from?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "number" | "-number" | "releaseDate" | "-releaseDate" | "dueDate" | "-dueDate" | "client" | "-client" | "totalTTC" | "-totalTTC";
                state?: "draft" | "issued" | "unpaid" | "overdue" | "paid" | "uncollected" | "creditNotes";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayments"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewNewBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBill"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumBills: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                dueFrom?: string;
                dueTo?: string;
                from?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "number" | "-number" | "releaseDate" | "-releaseDate" | "dueDate" | "-dueDate" | "client" | "-client" | "totalTTC" | "-totalTTC";
                state?: "draft" | "issued" | "unpaid" | "overdue" | "paid" | "uncollected" | "creditNotes";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillTotals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumTurnover: {
        parameters: {
            query: {
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Turnover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBook: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportYear: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEntries: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportReceipts: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportReceiptsAsWorkbook: {
        parameters: {
            query?: {
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "name" | "-name" | "sector" | "-sector" | "status" | "-status" | "city" | "-city";
                status?: "prospect" | "active" | "former";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClient"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findClientCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClientNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFormalNotice"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addClientPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClientPayment"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientCredit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readStatement: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStatement: {
        parameters: {
            query?: {
                from?: string;
                late?: "true";
                to?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readStatementPdf: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportStatementAsWorkbook: {
        parameters: {
            query?: {
                from?: string;
                late?: "true";
                to?: string;
            };
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStatement"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClients: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "name" | "-name" | "sector" | "-sector" | "status" | "-status" | "city" | "-city";
                status?: "prospect" | "active" | "former";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findClientReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientReadiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCommunes: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commune"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                own?: "true";
                q?: string;
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyMembership"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCompanyOfRegister: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCompanyBySiret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                siret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanySearch"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sirenOrSiret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCompany"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "name" | "-name" | "role" | "-role" | "client" | "-client";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactConsents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactConsent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportContacts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "name" | "-name" | "role" | "-role" | "client" | "-client";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                billId?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "reference" | "-reference" | "title" | "-title" | "client" | "-client" | "startDate" | "-startDate" | "runsUntil" | "-runsUntil" | "priceHT" | "-priceHT";
                state?: "draft" | "active" | "toRenew" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContract"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractActivation"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    endContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractEnd"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findContractBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractBilling"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    billContractPeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContractPeriod"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRenewal"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contractId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportContracts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                billId?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "reference" | "-reference" | "title" | "-title" | "client" | "-client" | "startDate" | "-startDate" | "runsUntil" | "-runsUntil" | "priceHT" | "-priceHT";
                state?: "draft" | "active" | "toRenew" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findCustomerWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerWebsite"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveWebsiteDomain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DomainProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportCustomerWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    manageCustomerWebsite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebsiteManagement"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebsiteOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCustomerWebsite: {
        parameters: {
            query?: {
                path?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollections: {
        parameters: {
            query: {
                after?: string;
                before?: string;
                limit?: number;
                /** @description YYYY-MM */
                month: string;
                q?: string;
                sort?: "collectedOn" | "-collectedOn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumCollections: {
        parameters: {
            query: {
                /** @description YYYY-MM */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionTotals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDirectoryStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDirectoryMessages: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDirectoryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                directoryMessageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDirectoryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                directoryMessageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                family?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobFamily"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addJobImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewJobImport"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findJobImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmJobImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailTemplates: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                purpose?: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
                q?: string;
                sort?: "name" | "-name" | "purpose" | "-purpose";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMailTemplate"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailTemplateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTemplateChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mailTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    tryMailTemplate: {
        parameters: {
            query?: {
                billId?: string;
                language?: "fr" | "en";
            };
            header?: never;
            path: {
                mailTemplateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTrial"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBuiltInMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltInMail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                sort?: "createdAt" | "-createdAt";
                state?: "unread";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unreadNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationReading"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findNumbering: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Numbering"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNumbering: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberingChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Numbering"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                q?: string;
                sort?: "date" | "-date";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findOutboxMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxMessageText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPaymentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    askPaymentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sold?: "true" | "false";
                sort?: "name" | "-name" | "purchaseDate" | "-purchaseDate" | "sellingDate" | "-sellingDate" | "sellingPrice" | "-sellingPrice" | "margin" | "-margin";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                productId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sold?: "true" | "false";
                sort?: "name" | "-name" | "purchaseDate" | "-purchaseDate" | "sellingDate" | "-sellingDate" | "sellingPrice" | "-sellingPrice" | "margin" | "-margin";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitiesPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrandPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeExpertise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertisePart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    endFirstConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFirstRunStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstRunPlace"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePersonal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePresentation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresentationPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProfessional: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VatPart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZonePart"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLinkedBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLinkedBillPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLinkedBillXml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaces: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchDirectory: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                commune?: string;
                days?: number;
                family?: string;
                from?: string;
                language?: string;
                limit?: number;
                match?: "all" | "any";
                q?: string;
                radius?: number;
                skill?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDirectoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDirectoryBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDirectoryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDirectoryMessage"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findDirectoryPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDirectoryAddresses: {
        parameters: {
            query?: {
                part?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addresses: components["schemas"]["DirectoryAddress"][];
                        parts: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDirectory: {
        parameters: {
            query?: {
                commune?: string;
                days?: number;
                family?: string;
                from?: string;
                language?: string;
                match?: "all" | "any";
                q?: string;
                radius?: number;
                skill?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLinkedQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerLinkedQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkedQuoteAnswer"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLinkedQuotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                category?: "software" | "telecom" | "hosting" | "travel" | "meals" | "rent" | "insurance" | "fees" | "subcontracting" | "advertising" | "training" | "bank" | "equipment" | "supplies" | "goods" | "other";
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "supplier" | "-supplier" | "number" | "-number" | "issueDate" | "-issueDate" | "dueDate" | "-dueDate" | "totalHT" | "-totalHT" | "totalTTC" | "-totalTTC";
                state?: "draft" | "toPay" | "late" | "paid";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPurchase"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseCorrection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseCheck"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    payPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchasePayment"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpayPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseEntry"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Purchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPurchases: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                category?: "software" | "telecom" | "hosting" | "travel" | "meals" | "rent" | "insurance" | "fees" | "subcontracting" | "advertising" | "training" | "bank" | "equipment" | "supplies" | "goods" | "other";
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "supplier" | "-supplier" | "number" | "-number" | "issueDate" | "-issueDate" | "dueDate" | "-dueDate" | "totalHT" | "-totalHT" | "totalTTC" | "-totalTTC";
                state?: "draft" | "toPay" | "late" | "paid";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                billId?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "number" | "-number" | "releaseDate" | "-releaseDate" | "validUntil" | "-validUntil" | "client" | "-client" | "totalTTC" | "-totalTTC";
                state?: "draft" | "issued" | "sent" | "accepted" | "refused" | "expired" | "billed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuote"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQuoteAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuoteAnswer"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    billQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    billQuoteDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuoteEmails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQuoteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuoteEmail"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findQuoteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeBillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQuoteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispatchQuoteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readQuoteEmailHtml: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    testQuoteEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                emailId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeQuoteEmail: {
        parameters: {
            query?: {
                purpose?: "bill" | "quote" | "reminderBefore" | "reminderAfter" | "formalNotice" | "statement";
                templateId?: string;
            };
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillEmailProposal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteIssue"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuoteLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addQuoteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBillLink"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeQuoteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                linkId: string;
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    readQuotePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuote"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Selection"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportQuotes: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                billId?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "number" | "-number" | "releaseDate" | "-releaseDate" | "validUntil" | "-validUntil" | "client" | "-client" | "totalTTC" | "-totalTTC";
                state?: "draft" | "issued" | "sent" | "accepted" | "refused" | "expired" | "billed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewNewQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuote"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecurringBills: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                clientId?: string;
                id?: string | string[];
                limit?: number;
                q?: string;
                sort?: "title" | "-title" | "client" | "-client" | "nextOn" | "-nextOn" | "totalHT" | "-totalHT";
                state?: "active" | "paused" | "failed" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBillSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecurringBill"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringBillChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringBillPause"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeRecurringBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recurringBillId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringBillResumption"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringBill"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findReminderPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeReminderPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderPlanChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdBillReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeBillReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                billId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdClientReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeClientReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                q?: string;
                sort?: "name" | "-name" | "changedAt" | "-changedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleChanges"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeRole: {
        parameters: {
            query?: {
                replacement?: string;
            };
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleMember"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBuiltInRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltInRole"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSkills: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Skill"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFile: {
        parameters: {
            query: {
                images?: "true" | "false";
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUser: {
        parameters: {
            query?: {
                list?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"] | components["schemas"]["UserRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"] | components["schemas"]["PublicUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserBanner: {
        parameters: {
            query?: {
                alt?: string;
            };
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFirstConnection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
                value: "true" | "false";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUserPhoto: {
        parameters: {
            query?: {
                alt?: string;
            };
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": string;
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    showUserInSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
                value: "true" | "false";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
                value: "true" | "false";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                q?: string;
                role?: string;
                sort?: "username" | "-username" | "lastConnectionAt" | "-lastConnectionAt" | "createdAt" | "-createdAt";
                state?: "suspended" | "unvalidated" | "inSearch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsersWithRoles: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                q?: string;
                role?: string;
                sort?: "username" | "-username" | "lastConnectionAt" | "-lastConnectionAt" | "createdAt" | "-createdAt";
                state?: "suspended" | "unvalidated" | "inSearch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page; Link, Total-Count and Position tell the others */
            200: {
                headers: {
                    Link?: string;
                    Position: string;
                    "Total-Count": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmFirstConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirstConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUsers: {
        parameters: {
            query?: {
                after?: string;
                before?: string;
                limit?: number;
                q?: string;
                role?: string;
                sort?: "username" | "-username" | "lastConnectionAt" | "-lastConnectionAt" | "createdAt" | "-createdAt";
                state?: "suspended" | "unvalidated" | "inSearch";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSearch"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSupportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportMessage"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoles"];
            };
        };
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRoles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkAvailability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            431: components["responses"]["HeadersTooLarge"];
            503: components["responses"]["Unavailable"];
        };
    };
}
