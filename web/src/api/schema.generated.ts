// Made from contract/openapi.json by tools/generate-openapi.ts.

export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys that access tokens are checked with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A JWK Set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/licence-keys.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys that leases and licence files are checked with */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A JWK Set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may do, as the server decides it */
        get: operations["getAbilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A captcha to solve before signing up or recovering a password */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom the caller, or the owner of their company, shares with */
        get: operations["listColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who let whom see what, or no longer, when and from where; of the caller and their colleagues */
        get: operations["listSharingActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask somebody by e-mail to become a colleague */
        post: operations["requestColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests to the caller */
        get: operations["listReceivedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests that the caller sent */
        get: operations["listSentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a request that one sent */
        delete: operations["withdrawRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Become colleagues; nothing is shared yet */
        post: operations["acceptRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a request to oneself */
        post: operations["rejectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/colleagues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give or withdraw one permission */
        put: operations["changeColleague"];
        post?: never;
        /** End sharing, in both directions */
        delete: operations["removeColleague"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company of the caller, and whom they share with */
        get: operations["getCompany"];
        put?: never;
        /** Make a company and own it */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change the title; the owner alone */
        patch: operations["renameCompany"];
        trace?: never;
    };
    "/billing/api/v1/company/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what in the company, when and from where; for the owner */
        get: operations["listCompanyActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open invites: those to the caller, or those of their company */
        get: operations["listInvites"];
        put?: never;
        /** Invite somebody by e-mail, for seven days; the owner alone */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One open invite, for whom it is to or whose company it is of */
        get: operations["getInvite"];
        put?: never;
        post?: never;
        /** Reject an invite to oneself, or cancel one of one’s company */
        delete: operations["endInvite"];
        options?: never;
        head?: never;
        /** Accept an invite: join with its roles and leave the company one was in */
        patch: operations["acceptInvite"];
        trace?: never;
    };
    "/billing/api/v1/company/invites/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address of the invite to hand over by other ways than mail; the owner alone */
        post: operations["getInviteLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/invites/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the invite once more, for another seven days; the owner alone */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members: the owner, the caller, the others */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a member; the owner alone, and never themself */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /** Change the roles of a member; the owner alone, and never their own */
        patch: operations["changeMember"];
        trace?: never;
    };
    "/billing/api/v1/company/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave the company; an owner who is alone in it ends it */
        delete: operations["leaveCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open offer of the company to a member, for the two whom it concerns */
        get: operations["getTransfer"];
        put?: never;
        /** Offer the company to one of its members; the owner alone */
        post: operations["offerTransfer"];
        /** Withdraw the offer of the company, or decline it */
        delete: operations["endTransfer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/company/transfer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the company over; whoever it was offered to */
        post: operations["acceptTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/confirmation/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail by the token that was sent to it; may be repeated without harm */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/confirmation/email/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a fresh confirmation link, for who is signed in or holds one that has expired */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/confirmation/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a phone with the code sent to it; it becomes the account’s */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/confirmation/phone/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to a phone */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller owns or is shown by others */
        get: operations["listDeliverables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many the caller’s list has of each kind and state */
        get: operations["countDeliverables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One licence or other deliverable */
        get: operations["getDeliverable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/available_versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions that the licence allows */
        get: operations["getAvailableVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do not renew by itself any more; the licence works until it is paid till */
        post: operations["deactivateDeliverable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/offline/activation_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activate a server without network: the same request again gives the same file */
        get: operations["getOfflineActivationKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/offline/activation_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which servers were activated by file, and by whom */
        get: operations["listOfflineActivationKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renew by itself from now on, with the default card */
        post: operations["reactivateDeliverable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/reactivate/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let an outside service charge the renewals */
        post: operations["reactivateExternally"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/reactivate_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What renewing with the default card would charge first, and when */
        get: operations["previewReactivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/servers/{server_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take the place of a server back, three times in 30 days */
        delete: operations["releaseServer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that happened to the licence, the newest first */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Raise the limit */
        post: operations["upgradeDeliverable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/upgrade_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What raising the limit would cost, and how it would be settled */
        get: operations["previewUpgrade"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of the limit was used lately, and when it will be reached */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/deliverables/{id}/usb/activation_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file for the server that the dongle is plugged into; with a request of that server its dongle is checked first */
        get: operations["getUsbActivationKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell that something happened on screen */
        post: operations["recordEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The areas that the brand has switched on */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/legal/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of use of the brand, as a PDF */
        get: operations["getTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/legal/terms/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the terms of use as they stand now */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with e-mail and password or a trial token, or renew the tokens of a session */
        post: operations["login"];
        /** Sign out: the session of the caller ends */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/login/jwt_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keep-alive; 428 asks for renewed tokens */
        get: operations["getJwtStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the owner of a mail’s link gets the newsletter */
        get: operations["getNewsletter"];
        /** Subscribe to the newsletter or unsubscribe, by a mail’s link */
        put: operations["setNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders and invoices */
        get: operations["listOrders"];
        put?: never;
        /** Buy, convert a trial, change a licence’s properties, end a trial; what costs nothing is delivered at once */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of a year’s invoices in one ZIP; of this year unless told */
        get: operations["getOrderArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay several invoices with one saved card; each tells how it went */
        post: operations["paySeveral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its lines, parties and history */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a purchase that was not paid; whatever a payment is under way for cannot be given up */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{order_id}/credit_notes/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF of a credit note */
        get: operations["getCreditNoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{order_id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order’s PDF: the invoice, or the receipt of what is paid */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{order_id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay by card; an order is charged at most once, however often this is called */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/orders/{order_id}/payment_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the gateway to pay through */
        post: operations["setPaymentSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/password_recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password; an unknown e-mail is answered alike */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/payment_gateways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to pay that are open to the caller */
        get: operations["listPaymentGateways"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/payment_methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved cards: one’s own, and those of the company’s owner for members with the role billing */
        get: operations["listPaymentMethods"];
        put?: never;
        /** Save a Stripe card that the browser has turned into a token */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/payment_methods/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to save a CloudPayments card by a small charge that is returned */
        post: operations["verifyCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/payment_methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a saved card */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        /** Make a saved card the default */
        patch: operations["changePaymentMethod"];
        trace?: never;
    };
    "/billing/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that arrived */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getProfile"];
        /** Save the profile; with a password, choose another one, which ends the other sessions */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another e-mail: a link goes there, and the change happens when it is confirmed */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is known of the account, to take along */
        get: operations["exportProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/reset_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the token of a recovery mail; every session ends */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing in asks for a code */
        get: operations["getSecondFactor"];
        put?: never;
        /** A secret for an authenticator app; it counts once a code of the app has confirmed it */
        post: operations["startSecondFactor"];
        /** Switch the second factor off with a code of the app or a backup code */
        delete: operations["endSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/second_factor/backup_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Other backup codes instead of those before */
        post: operations["renewBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor on with a code of the app */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session of the account */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/sign_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account and sign in; a taken e-mail is answered alike, and its owner gets a mail */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/skus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bought */
        get: operations["listSkus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/skus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One SKU; one that is no longer published stays readable to those who own something of it */
        get: operations["getSku"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/skus/{sku_id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What so many cost the caller, with the tax of their country and the next charge */
        get: operations["getSkuPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/billing/api/v1/skus/{sku_id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What so many cost the caller, as a document for whoever decides; orders nothing */
        get: operations["getQuoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client-area/api/v1/ui_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brand’s looks, by X-Tenant or by host */
        get: operations["getUiSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collector/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events of a media server: a JSON array or one event per line, gzip or not; repeating a call changes nothing */
        post: operations["collectEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process lives */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It does */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A payment provider’s own notification, signed by it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    gateway: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Stored */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not signed by it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{gateway}/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, at a provider that has an address for each kind */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    gateway: string;
                    kind: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Stored; or the answer to a question */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not signed by it */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licensing/api/v1/activations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a place of the licence for this server */
        post: operations["activateServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licensing/api/v1/heartbeats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report figures and renew the lease; a server never seen before is activated */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for Prometheus, for whoever holds the token */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Prometheus text */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not the token */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the account was told, the latest first, and how much of it is unread */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark notifications as read */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By which channels the account is told of what */
        get: operations["getPreferences"];
        /** Choose the channels; events that are left out stay as they are */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/web_push/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have this browser told; repeating it keeps the latest keys */
        post: operations["subscribeToPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/web_push/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this browser is told, by its push endpoint; 404 where it is not */
        get: operations["getPushSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/omnifications/client/v1/web_push/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop telling this browser */
        post: operations["unsubscribeFromPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OpenAPI 3.1 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a second operator is to decide, or has decided */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let it happen; nobody approves what they asked for themselves */
        post: operations["giveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do not let it happen; whoever asked may take it back so as well */
        post: operations["refuseApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a ticket */
        get: operations["downloadStaffAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, when and why */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brand as it is configured, secrets aside */
        get: operations["getBrandSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish SKUs as they are given, past the draft */
        post: operations["applyCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that publishing would change, and what to look at first */
        get: operations["getCatalogueDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published catalogue, in the form in which it is applied */
        get: operations["exportCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What so many would cost a customer, now and after publishing; changes nothing */
        post: operations["previewCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish the draft as one: from now on customers buy at these prices */
        post: operations["publishCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/skus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is or was on sale, with what is to be changed */
        get: operations["listCatalogue"];
        put?: never;
        /** Put another SKU into the draft */
        post: operations["addCatalogueSku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/skus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One SKU, published and in the draft */
        get: operations["getCatalogueSku"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a SKU in the draft; customers see it once it is published */
        patch: operations["changeCatalogueSku"];
        trace?: never;
    };
    "/operator/api/v1/catalogue/skus/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a SKU out of the draft; it stays as it is published */
        post: operations["discardCatalogueSku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published, when, by whom and why */
        get: operations["listCatalogueVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One publishing, with each SKU before and after it */
        get: operations["getCatalogueVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/catalogue/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish anew what was valid after this version; what is newer is taken off sale */
        post: operations["restoreCatalogueVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers, found by e-mail, name or company */
        get: operations["listCustomers"];
        put?: never;
        /** Make an account; its owner chooses a password at the first visit */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer, with what they have, owe and wait for */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change locale, country, permissions and the like; block or let in again */
        patch: operations["changeCustomer"];
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/act_as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Work in the portal as the customer, for an hour; money and proofs of who they are stay out of reach */
        post: operations["actAsCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What colleagues noted of a customer */
        get: operations["listCustomerNotes"];
        put?: never;
        /** Note something for colleagues */
        post: operations["addCustomerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/notes/{note_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a note away */
        delete: operations["removeCustomerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Switch a customer’s second factor off, for one who has lost app and backup codes; they are told by mail */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign the customer out everywhere */
        delete: operations["endCustomerSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/customers/{id}/trial_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link that signs the customer in, once, within a day */
        post: operations["makeTrialToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licences of all customers, found by key, number, product, comment or customer */
        get: operations["listStaffLicences"];
        put?: never;
        /** Give a customer a licence without an order */
        post: operations["issueStaffLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One licence with its media servers */
        get: operations["getStaffLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change its end, versions, servers and the like */
        patch: operations["changeStaffLicence"];
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop it: its media servers are told with their next heartbeat */
        post: operations["blockLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the limit, up or down, without a charge; the next period costs accordingly */
        post: operations["changeStaffLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give it to another customer, with its key and its media servers */
        post: operations["moveLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let it run again */
        post: operations["unblockLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/discrepancies/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a difference between a gateway’s books and ours is cleared up; changes no book */
        post: operations["settleDiscrepancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/inbound_mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand over an answer that came by mail, as it arrived */
        post: operations["receiveInboundMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work after the answer that failed or is late */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/jobs/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Never try it again */
        post: operations["discardJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try it again now */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys, those that ended included */
        get: operations["listOperatorKeys"];
        put?: never;
        /** Make a key; its secret is shown this once */
        post: operations["createOperatorKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/keys/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was called with a key in the last thirty days */
        get: operations["listKeyCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a key; its next call is refused */
        post: operations["revokeOperatorKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as someone of the vendor’s, for twelve hours; with a second factor its code comes in the header OTP */
        post: operations["operatorLogin"];
        /** End the session of this token; a key stays what it is */
        delete: operations["operatorLogout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who calls, and what the key opens */
        get: operations["getOperator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for the vendor */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/operators/{id}/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Switch off the second factor of a colleague who has lost their app, and end their sessions */
        delete: operations["resetOperatorSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of all customers, found by number, licence, description or customer */
        get: operations["listStaffOrders"];
        put?: never;
        /** Issue an invoice (for something agreed, a new licence, the next period of one), or order a change of a licence that costs nothing */
        post: operations["createStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its attempts, refunds and what may be done */
        get: operations["getStaffOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up an unpaid order; one that prolongs a licence ends its renewal as well */
        post: operations["cancelStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order’s PDF as its customer gets it: the invoice, or the receipt of what is paid */
        get: operations["getStaffOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{id}/mark_paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The money came by bank transfer; above the brand’s limit a second operator decides (202) */
        post: operations["markOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give money back, whole or in part; above the brand’s limit a second operator decides (202) */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/{order_id}/credit_notes/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF of a credit note as its customer gets it */
        get: operations["getStaffCreditNoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that arrived, found by transaction, order or customer */
        get: operations["listStaffPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing in asks for a code */
        get: operations["getOperatorSecondFactor"];
        put?: never;
        /** A secret for an authenticator app; it counts once a code of the app has confirmed it */
        post: operations["startOperatorSecondFactor"];
        /** Switch the second factor off with a code of the app or a backup code, where the brand does not ask it of the role */
        delete: operations["endOperatorSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/second_factor/backup_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Other backup codes instead of those before */
        post: operations["renewOperatorBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the second factor on with a code of the app; other sessions of the operator end */
        post: operations["confirmOperatorSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of the terms of use */
        get: operations["listTermsVersions"];
        put?: never;
        /** Publish another version: it is shown and accepted from now on */
        post: operations["publishTermsVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/terms/{version}/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A version’s document in one language */
        get: operations["getTermsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/ticket_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What tickets can be about, with what is offered no more */
        get: operations["listStaffCategories"];
        put?: never;
        /** Offer something more that a ticket of a kind and product can be about */
        post: operations["addTicketCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/ticket_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Rename a category, or offer it no more or again */
        patch: operations["changeTicketCategory"];
        trace?: never;
    };
    "/operator/api/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets of all customers */
        get: operations["listStaffTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket */
        get: operations["getStaffTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who takes care of it */
        post: operations["assignTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close; the customer is asked how it went */
        post: operations["closeStaffTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said in a ticket, with the notes of staff */
        get: operations["listStaffComments"];
        put?: never;
        /** Reply to the customer, or leave a note for colleagues */
        post: operations["addStaffComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with this ticket in another of the same customer */
        post: operations["mergeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a closed ticket up again */
        post: operations["reopenStaffTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that needs a person today: money, tickets, licences, jobs */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was told to whom */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/webhook_deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send once more what was given up for one endpoint, up to a thousand at a time */
        post: operations["replayDeadWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/webhook_deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery: what was sent, and what each attempt came to */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/webhook_deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it once more, under the same id, and try as often as at first */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs that are told what happens, and how that goes */
        get: operations["listWebhooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls can be served; parts named by `exclude` are not looked at */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every part answers */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The failing parts, by name */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Viewing summed by viewer: a user id, else an address with its program */
        get: operations["listViewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way to a board of the dashboard tool, or to the tool itself, signed in */
        get: operations["getMonitoringLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Traffic or concurrent sessions over time */
        get: operations["getViewingSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Viewing summed by media server */
        get: operations["listViewedServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Play sessions, each in its last known state */
        get: operations["listPlaySessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether statistics are collected for the caller, and what else there is to see */
        get: operations["getStatisticsStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Viewing summed by stream */
        get: operations["listViewedStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retroview/api/v3/user_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Unique sessions: those of one viewer on one stream with less than 30 minutes between them are one */
        get: operations["listUniqueSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file, to be saved */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/attachments/{attachment_id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small picture of an image, drawn anew */
        get: operations["previewAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/ticket_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a ticket of this kind and product can be about */
        get: operations["listTicketCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets of the caller, and those that others share */
        get: operations["listTickets"];
        put?: never;
        /** Ask the vendor */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that it is solved */
        post: operations["closeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was said in a ticket, in the order in which it was */
        get: operations["listComments"];
        put?: never;
        /** Reply; the ticket is the vendor’s turn again, even where it was closed */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that it is not solved after all */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{ticket_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the customer rated the ticket */
        get: operations["getReview"];
        /** Rate how a closed ticket went; again to change it */
        put: operations["putReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{ticket_id}/secondary_emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody else have the ticket’s mails */
        post: operations["addSecondaryEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/talks-client/api/v1/tickets/{ticket_id}/secondary_emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop that */
        delete: operations["removeSecondaryEmail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    customer_created: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "customer_created";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            customer: {
                                id: components["schemas"]["Id"];
                                email: string;
                                name: string;
                                country: string;
                                currency: components["schemas"]["Currency"];
                                locale: components["schemas"]["Locale"];
                                phone: string | null;
                                newsletter: boolean;
                                created_at: components["schemas"]["Time"];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    order_issued: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "order_issued";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            order: {
                                id: components["schemas"]["Id"];
                                number: string;
                                purpose: components["schemas"]["OrderPurpose"];
                                description: string;
                                amount: components["schemas"]["Amount"];
                                tax_amount: components["schemas"]["Amount"];
                                currency: components["schemas"]["Currency"];
                                created_at: components["schemas"]["Time"];
                                due_on: components["schemas"]["Day"] | null;
                                paid_at: components["schemas"]["Time"] | null;
                                cancelled_at: components["schemas"]["Time"] | null;
                                licence: {
                                    id: components["schemas"]["Id"];
                                    human_id: string;
                                    name: string;
                                } | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    order_paid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "order_paid";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            order: {
                                id: components["schemas"]["Id"];
                                number: string;
                                purpose: components["schemas"]["OrderPurpose"];
                                description: string;
                                amount: components["schemas"]["Amount"];
                                tax_amount: components["schemas"]["Amount"];
                                currency: components["schemas"]["Currency"];
                                created_at: components["schemas"]["Time"];
                                due_on: components["schemas"]["Day"] | null;
                                paid_at: components["schemas"]["Time"] | null;
                                cancelled_at: components["schemas"]["Time"] | null;
                                licence: {
                                    id: components["schemas"]["Id"];
                                    human_id: string;
                                    name: string;
                                } | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    order_cancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "order_cancelled";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            order: {
                                id: components["schemas"]["Id"];
                                number: string;
                                purpose: components["schemas"]["OrderPurpose"];
                                description: string;
                                amount: components["schemas"]["Amount"];
                                tax_amount: components["schemas"]["Amount"];
                                currency: components["schemas"]["Currency"];
                                created_at: components["schemas"]["Time"];
                                due_on: components["schemas"]["Day"] | null;
                                paid_at: components["schemas"]["Time"] | null;
                                cancelled_at: components["schemas"]["Time"] | null;
                                licence: {
                                    id: components["schemas"]["Id"];
                                    human_id: string;
                                    name: string;
                                } | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    payment_refunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "payment_refunded";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            order: {
                                id: components["schemas"]["Id"];
                                number: string;
                                purpose: components["schemas"]["OrderPurpose"];
                                description: string;
                                amount: components["schemas"]["Amount"];
                                tax_amount: components["schemas"]["Amount"];
                                currency: components["schemas"]["Currency"];
                                created_at: components["schemas"]["Time"];
                                due_on: components["schemas"]["Day"] | null;
                                paid_at: components["schemas"]["Time"] | null;
                                cancelled_at: components["schemas"]["Time"] | null;
                                licence: {
                                    id: components["schemas"]["Id"];
                                    human_id: string;
                                    name: string;
                                } | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            refund: {
                                id: components["schemas"]["Id"];
                                amount: components["schemas"]["Amount"];
                                currency: components["schemas"]["Currency"];
                                reason: string | null;
                                created_at: components["schemas"]["Time"];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    licence_changed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "licence_changed";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            licence: {
                                id: components["schemas"]["Id"];
                                human_id: string;
                                sku_id: components["schemas"]["Id"];
                                sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                activation_type: "online" | "offline" | "usb";
                                created_at: components["schemas"]["Time"];
                                paid_till: components["schemas"]["Day"] | null;
                                auto_renewable: boolean;
                                terminated_at: components["schemas"]["Time"] | null;
                                blocked_at: components["schemas"]["Time"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    licence_expiring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "licence_expiring";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            licence: {
                                id: components["schemas"]["Id"];
                                human_id: string;
                                sku_id: components["schemas"]["Id"];
                                sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                activation_type: "online" | "offline" | "usb";
                                created_at: components["schemas"]["Time"];
                                paid_till: components["schemas"]["Day"] | null;
                                auto_renewable: boolean;
                                terminated_at: components["schemas"]["Time"] | null;
                                blocked_at: components["schemas"]["Time"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    server_offline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "server_offline";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            licence: {
                                id: components["schemas"]["Id"];
                                human_id: string;
                                sku_id: components["schemas"]["Id"];
                                sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                activation_type: "online" | "offline" | "usb";
                                created_at: components["schemas"]["Time"];
                                paid_till: components["schemas"]["Day"] | null;
                                auto_renewable: boolean;
                                terminated_at: components["schemas"]["Time"] | null;
                                blocked_at: components["schemas"]["Time"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            server: {
                                server_id: string;
                                hostname: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    server_alerted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "server_alerted";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            licence: {
                                id: components["schemas"]["Id"];
                                human_id: string;
                                sku_id: components["schemas"]["Id"];
                                sku_name: string;
                                quantity: number;
                                /** @enum {string} */
                                activation_type: "online" | "offline" | "usb";
                                created_at: components["schemas"]["Time"];
                                paid_till: components["schemas"]["Day"] | null;
                                auto_renewable: boolean;
                                terminated_at: components["schemas"]["Time"] | null;
                                blocked_at: components["schemas"]["Time"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            server: {
                                server_id: string;
                                hostname: string;
                            };
                            alert: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_opened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_opened";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            description: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_staff_replied: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_staff_replied";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            comment: {
                                id: components["schemas"]["Id"];
                                /** @enum {string} */
                                side: "client" | "staff";
                                author: {
                                    name: string;
                                    email: string;
                                };
                                body: string;
                                created_at: components["schemas"]["Time"];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_customer_replied: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_customer_replied";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                            comment: {
                                id: components["schemas"]["Id"];
                                /** @enum {string} */
                                side: "client" | "staff";
                                author: {
                                    name: string;
                                    email: string;
                                };
                                body: string;
                                created_at: components["schemas"]["Time"];
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_closed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_closed";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_reopened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_reopened";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ticket_merged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Posted to the endpoints of the configuration that want to know */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description The same at every attempt */
                    "webhook-id": string;
                    /** @description Of the attempt, in seconds */
                    "webhook-timestamp": string;
                    /** @description One or several, as Standard Webhooks says */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        type: "ticket_merged";
                        timestamp: components["schemas"]["Time"];
                        brand: string;
                        data: {
                            ticket: {
                                id: components["schemas"]["Id"];
                                number: number;
                                title: string;
                                kind: components["schemas"]["TicketKind"];
                                product: components["schemas"]["TicketProduct"];
                                state: components["schemas"]["TicketState"];
                                /** @enum {string} */
                                responsibility: "admin" | "client";
                                manager_name: string | null;
                                licence_id: components["schemas"]["Id"] | null;
                                created_at: components["schemas"]["Time"];
                                updated_at: components["schemas"]["Time"];
                                closed_at: components["schemas"]["Time"] | null;
                                merged_into: components["schemas"]["Id"] | null;
                                customer: {
                                    id: components["schemas"]["Id"];
                                    email: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Not wanted any more */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Abilities: {
            own: string[];
            company: string[];
            sharing: string[];
        };
        AcceptTermsBody: {
            version?: string;
        };
        AcceptedInvite: {
            id: components["schemas"]["Id"];
            expires_at: components["schemas"]["Time"];
            email: components["schemas"]["Email"];
            roles: components["schemas"]["Roles"];
            company: {
                title: string;
            };
            invited_by: components["schemas"]["Email"];
            created_at: components["schemas"]["Time"];
            access_token: string | null;
            refresh_token: string | null;
        };
        AccountExport: {
            exported_at: components["schemas"]["Time"];
            profile: components["schemas"]["Profile"];
            terms: {
                accepted_at: components["schemas"]["Time"] | null;
                version: string | null;
            };
            second_factor: components["schemas"]["SecondFactor"];
            sessions: components["schemas"]["Session"][];
            activity: components["schemas"]["Activity"][];
            orders: components["schemas"]["Order"][];
            payments: components["schemas"]["Payment"][];
            payment_methods: components["schemas"]["PaymentMethod"][];
            deliverables: components["schemas"]["Deliverable"][];
            tickets: {
                id: components["schemas"]["Id"];
                number: number;
                title: string;
                description: string;
                manager_name: string | null;
                updated_at: components["schemas"]["Time"];
                created_at: components["schemas"]["Time"];
                closed_at: components["schemas"]["Time"] | null;
                creator: components["schemas"]["Person"];
                attachments: components["schemas"]["Attachment"][];
                /** @enum {string} */
                responsibility: "admin" | "client";
                secondary_emails: components["schemas"]["SecondaryEmail"][];
                state: components["schemas"]["TicketState"];
                kind: components["schemas"]["TicketKind"];
                product: components["schemas"]["TicketProduct"];
                deliverable_id: components["schemas"]["Id"] | null;
                licence: components["schemas"]["LicenceSnapshot"] | null;
                merged_into: components["schemas"]["Id"] | null;
                owner: components["schemas"]["Owner"];
                comments: components["schemas"]["Comment"][];
            }[];
            membership: {
                company: string;
                /** @enum {string} */
                place: "owner" | "member";
                roles: components["schemas"]["Roles"];
                joined_at: components["schemas"]["Time"];
            } | null;
            colleagues: components["schemas"]["Colleague"][];
            colleague_requests: {
                sent: components["schemas"]["ColleagueRequest"][];
                received: components["schemas"]["ColleagueRequest"][];
            };
            notifications: components["schemas"]["Notification"][];
            notification_preferences: components["schemas"]["EventPreference"][];
            push_subscriptions: components["schemas"]["PushBrowser"][];
        };
        ActAsBody: {
            reason: components["schemas"]["Reason"];
        };
        ActAsLink: {
            url: string;
            expires_at: components["schemas"]["Time"];
        };
        ActivationBody: {
            server_id: components["schemas"]["ServerId"];
            hostname: components["schemas"]["Hostname"];
            version: components["schemas"]["ServerVersion"];
            ip?: string;
        };
        /** @enum {string} */
        ActivationType: "online" | "offline" | "usb";
        Activity: {
            at: components["schemas"]["Time"];
            action: string;
            object_type: string;
            object_id: string;
            ip: string | null;
        };
        Address: {
            line1: string;
            line2: string;
            city: string;
            region: string;
            postal_code: string;
            country: components["schemas"]["Country"];
        };
        AltchaChallenge: {
            parameters: {
                algorithm: string;
                nonce: string;
                salt: string;
                cost: number;
                keyLength: number;
                keyPrefix: string;
                expiresAt: number;
                data: {
                    tenant: string;
                };
            };
            signature: string;
        };
        Amount: number;
        ApiError: {
            id: string;
            status: string;
            code: string;
            title: string;
            source?: {
                pointer?: string;
                parameter?: string;
            };
            meta?: {
                [key: string]: unknown;
            };
        };
        AppliedCatalogue: {
            version: components["schemas"]["CatalogueVersion"] | null;
            changes: components["schemas"]["SkuChange"][];
        };
        ApplyCatalogueBody: {
            skus: components["schemas"]["NewSkuBody"][];
            reason: components["schemas"]["Reason"];
            dry_run?: boolean;
        };
        Approval: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            action: "mark_paid" | "refund";
            /** @enum {string} */
            state: "pending" | "approved" | "rejected";
            order: {
                id: components["schemas"]["Id"];
                number: string;
            };
            customer: components["schemas"]["CustomerRef"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            reference: string | null;
            paid_on: components["schemas"]["Day"] | null;
            reason: string;
            requested_by: string;
            requested_at: components["schemas"]["Time"];
            decided_by: string | null;
            decided_at: components["schemas"]["Time"] | null;
            decision_reason: string | null;
            own: boolean;
        };
        AssignBody: {
            operator: string | null;
            reason?: components["schemas"]["Reason"];
        };
        Attachment: {
            id: components["schemas"]["Id"];
            name: string;
            url: string;
            size: number;
            image: boolean;
            download_url: string;
            preview_url: string | null;
        };
        /** @enum {string} */
        AttemptState: "started" | "requires_action" | "unknown" | "succeeded" | "failed";
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            actor: string;
            actor_email: string | null;
            actor_ip: string | null;
            action: string;
            object_type: string;
            object_id: string;
            account_id: components["schemas"]["Id"] | null;
            reason: string | null;
            changes: {
                [key: string]: unknown;
            };
        };
        BackupCodes: {
            backup_codes: string[];
        };
        /** @enum {string} */
        BillingKind: "internal" | "external" | "manual";
        /** @enum {string} */
        BillingPeriod: "monthly" | "quarterly" | "semiannually" | "annually" | "daily" | "hourly" | "one_time";
        /** @enum {string} */
        BillingTerms: "subscription" | "perpetual" | "trial" | "support" | "promo" | "development" | "internal";
        BrandSettings: {
            key: string;
            name: string;
            hosts: string[];
            public_url: string | null;
            default_locale: components["schemas"]["Locale"];
            currency: components["schemas"]["Currency"];
            mail_from: string;
            invoice_prefix: string;
            seller: {
                legal_name: string;
                address_lines: string[];
                tax_id: string | null;
            };
            colors: {
                [key: string]: string;
            };
            logo: string;
            features: {
                [key: string]: boolean;
            };
            tax: {
                [key: string]: string;
            };
            two_person_above: {
                [key: string]: string;
            };
            operator_second_factor: components["schemas"]["OperatorRole"][];
            gateways: {
                gateway: string;
                settings: {
                    [key: string]: string;
                };
            }[];
            contrast: components["schemas"]["Contrast"][];
        };
        CancelBody: {
            reason: components["schemas"]["Reason"];
        };
        Captcha: components["schemas"]["AltchaChallenge"] | components["schemas"]["RecaptchaWidget"];
        /** @enum {string} */
        CardGateway: "stripe" | "cloudpayments";
        CardPending: {
            /** @constant */
            status: "requires_action";
            client_secret: string;
        };
        CardToken: string;
        CardVerification: {
            /** @constant */
            gateway: "cloudpayments";
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            data: {
                [key: string]: unknown;
            };
        };
        CardVerificationBody: {
            /** @constant */
            gateway: "cloudpayments";
        };
        CatalogueDraft: {
            revision: number;
            changes: {
                id: components["schemas"]["Id"];
                before: components["schemas"]["SkuFacts"] | null;
                after: components["schemas"]["SkuFacts"];
                fields: string[];
                warnings: components["schemas"]["CatalogueWarning"][];
                outdated: boolean;
                edited_by: string;
                edited_at: components["schemas"]["Time"];
                licences: components["schemas"]["Count"];
            }[];
        };
        CatalogueEntry: {
            id: components["schemas"]["Id"];
            published: components["schemas"]["SkuFacts"] | null;
            draft: components["schemas"]["SkuFacts"] | null;
            revision: number;
            outdated: boolean;
            edited_by: string | null;
            edited_at: components["schemas"]["Time"] | null;
            licences: components["schemas"]["Count"];
        };
        CataloguePreview: {
            current: components["schemas"]["PurchaseQuote"] | null;
            proposed: components["schemas"]["PurchaseQuote"] | null;
        };
        CatalogueVersion: {
            number: number;
            at: components["schemas"]["Time"];
            actor: string;
            reason: string | null;
            restores: number | null;
            skus: components["schemas"]["Count"];
            current: boolean;
        };
        CatalogueVersionDetail: {
            number: number;
            at: components["schemas"]["Time"];
            actor: string;
            reason: string | null;
            restores: number | null;
            skus: components["schemas"]["Count"];
            current: boolean;
            changes: components["schemas"]["SkuChange"][];
        };
        CatalogueWarning: {
            /** @enum {string} */
            code: "price_jumps" | "tier_dearer" | "free" | "above_cap" | "no_gateway";
            pointer: string;
        };
        CategoryBody: {
            name: string;
            kind: components["schemas"]["TicketKind"];
            product: components["schemas"]["TicketProduct"];
            reason?: components["schemas"]["Reason"];
        };
        CategoryChange: {
            name?: string;
            offered?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        CategoryName: "media_server" | "watcher" | "support" | "hardware" | "vsaasio" | "mobile_watcher";
        /** @enum {string} */
        ClientTicketKind: "payment" | "support" | "talks";
        Colleague: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            can_update_permissions: boolean;
            permissions: {
                payments: boolean;
                statistics: boolean;
                licenses: boolean;
                tickets: boolean;
            };
            received: {
                payments: boolean;
                statistics: boolean;
                licenses: boolean;
                tickets: boolean;
            };
            owner: components["schemas"]["Email"] | null;
        };
        ColleagueBody: {
            payments?: boolean;
            statistics?: boolean;
            licenses?: boolean;
            tickets?: boolean;
        };
        ColleagueRequest: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "sent" | "accepted" | "rejected";
            sender: components["schemas"]["Email"];
            recipient: components["schemas"]["Email"];
            created_at: components["schemas"]["Time"];
        };
        ColleagueRequestBody: {
            email: components["schemas"]["Email"];
        };
        CollectorAnswer: {
            accepted: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
            rejected: {
                index: components["schemas"]["Count"];
                code: string;
                title: string;
            }[];
        };
        Comment: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Time"];
            /** @enum {string} */
            side: "client" | "staff";
            creator: components["schemas"]["Person"];
            body: string;
            reviewable: boolean;
            review: ("positive" | "negative") | null;
            attachments: components["schemas"]["Attachment"][];
        };
        CommentBody: {
            body: string;
        };
        Company: {
            title: string | null;
            colleagues: components["schemas"]["Colleague"][];
            place: ("owner" | "member") | null;
            created_at: components["schemas"]["Time"] | null;
        };
        CompanyActivity: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            action: "company_created" | "company_renamed" | "company_joined" | "company_left" | "member_invited" | "invite_resent" | "invite_link_copied" | "invite_rejected" | "invite_cancelled" | "member_roles_changed" | "member_removed" | "transfer_offered" | "transfer_withdrawn" | "transfer_declined" | "company_transferred";
            actor: string | null;
            ip: string | null;
            subject: string | null;
            roles: components["schemas"]["Roles"] | null;
        };
        CompanyBody: {
            title: string;
        };
        Contrast: {
            color: string;
            on: string;
            value: string;
            ratio: number;
            passes: boolean;
        };
        Count: number;
        Country: string;
        CreateOrderBody: {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "create";
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            due_on?: components["schemas"]["Day"];
            reason?: components["schemas"]["Reason"];
        };
        CreditNote: {
            id: components["schemas"]["Id"];
            number: string;
            issued_at: components["schemas"]["Time"];
            amount: components["schemas"]["Amount"];
            reason: string;
        };
        /** @enum {string} */
        Currency: "RUB" | "USD" | "EUR" | "KZT" | "KGS" | "BRL" | "ARS" | "CAD" | "CNY" | "CLP" | "INR" | "KRW" | "BTC" | "ETH" | "USDT";
        CustomOrderBody: {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "custom";
            description: string;
            lines: {
                title: string;
                detail?: string;
                quantity: number;
                unit_price: number;
            }[];
            currency?: components["schemas"]["Currency"];
            due_on?: components["schemas"]["Day"];
            reason?: components["schemas"]["Reason"];
        };
        Customer: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
            legal_name: string | null;
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            locale: components["schemas"]["Locale"];
            created_at: components["schemas"]["Time"];
            blocked: boolean;
            email_confirmed: boolean;
            last_sign_in_at: components["schemas"]["Time"] | null;
            company: {
                id: components["schemas"]["Id"];
                title: string;
                owner: boolean;
            } | null;
            owes: components["schemas"]["Debt"][];
        };
        CustomerChange: {
            name?: string;
            second_name?: string;
            country?: components["schemas"]["NamedCountry"];
            locale?: components["schemas"]["Locale"];
            notification_emails?: components["schemas"]["Email"][];
            manager?: {
                name: string;
                email?: components["schemas"]["Email"];
            } | null;
            permissions?: {
                store: boolean;
                create_trial: boolean;
            };
            blocked?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        CustomerDetail: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
            legal_name: string | null;
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            locale: components["schemas"]["Locale"];
            created_at: components["schemas"]["Time"];
            blocked: boolean;
            email_confirmed: boolean;
            last_sign_in_at: components["schemas"]["Time"] | null;
            company: {
                id: components["schemas"]["Id"];
                title: string;
                owner: boolean;
            } | null;
            owes: components["schemas"]["Debt"][];
            first_name: string;
            second_name: string;
            phone: string | null;
            notification_emails: string[];
            manager: {
                name: string;
                email: string | null;
            } | null;
            address: components["schemas"]["Address"] | null;
            tax_id: string | null;
            legacy_id: number | null;
            permissions: components["schemas"]["ProfilePermissions"];
            password_filled: boolean;
            second_factor: boolean;
            terms: {
                accepted_at: components["schemas"]["Time"] | null;
                version: string | null;
            };
            licences: {
                total: components["schemas"]["Count"];
                running: components["schemas"]["Count"];
            };
            tickets: {
                total: components["schemas"]["Count"];
                open: components["schemas"]["Count"];
                waiting_for_staff: components["schemas"]["Count"];
            };
            orders: {
                total: components["schemas"]["Count"];
                unpaid: components["schemas"]["Count"];
            };
            sessions: components["schemas"]["CustomerSession"][];
            notes: components["schemas"]["Count"];
        };
        CustomerNote: {
            id: components["schemas"]["Id"];
            body: string;
            author: string;
            created_at: components["schemas"]["Time"];
        };
        CustomerNoteBody: {
            body: string;
        };
        CustomerRef: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
        };
        CustomerSession: {
            id: components["schemas"]["Id"];
            user_agent: string;
            ip: string;
            created_at: components["schemas"]["Time"];
            last_seen_at: components["schemas"]["Time"];
            acting_operator: string | null;
        };
        /** Format: date */
        Day: string;
        DeactivationBody: {
            reason: components["schemas"]["Reason"];
        };
        Debt: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
            orders: components["schemas"]["Count"];
        };
        Deliverable: {
            id: components["schemas"]["Id"];
            human_id: string;
            quantity: components["schemas"]["Quantity"];
            created_at: components["schemas"]["Time"];
            price: components["schemas"]["Amount"];
            price_correction: components["schemas"]["Amount"];
            tax: components["schemas"]["Percent"];
            gateway: components["schemas"]["Gateway"] | null;
            sku_id: components["schemas"]["Id"];
            terminatable: boolean;
            upgrade_status: components["schemas"]["UpgradeStatus"];
            paid_till: components["schemas"]["Time"] | null;
            last_paid_period: components["schemas"]["Period"] | null;
            cancellation_reason: string | null;
            billing_kind: components["schemas"]["BillingKind"];
            auto_renewable: boolean;
            outcome: components["schemas"]["Outcome"];
            stats: components["schemas"]["Stats"];
            key: string;
            activation_type: components["schemas"]["ActivationType"];
            usb_serial_number: string | null;
            available_versions: components["schemas"]["VersionRange"];
            servers_limit: number | null;
            user_comment: string | null;
            retroview: boolean;
            retroview_manageable: boolean;
            sku_name: string;
            period: components["schemas"]["BillingPeriod"];
            currency: components["schemas"]["Currency"];
            category: components["schemas"]["SkuCategory"];
            owner: components["schemas"]["Owner"];
            state: components["schemas"]["DeliverableState"];
            unpaid_order_id: components["schemas"]["Id"] | null;
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
        };
        DeliverableCounts: {
            counts: {
                category: components["schemas"]["CategoryName"];
                state: components["schemas"]["DeliverableState"];
                count: components["schemas"]["Count"];
            }[];
        };
        /** @enum {string} */
        DeliverableState: "active" | "trial" | "expiring" | "expired" | "unpaid" | "terminated";
        /** @enum {string} */
        DeliveryState: "waiting" | "delivered" | "dead";
        Discrepancy: {
            id: components["schemas"]["Id"];
            gateway: components["schemas"]["Gateway"];
            /** @enum {string} */
            kind: "unknown_capture" | "missing_capture" | "other_amount" | "other_refund";
            transaction_id: string;
            order_id: components["schemas"]["Id"] | null;
            ours: components["schemas"]["Amount"] | null;
            theirs: components["schemas"]["Amount"] | null;
            currency: components["schemas"]["Currency"];
            found_at: components["schemas"]["Time"];
        };
        /** Format: email */
        Email: string;
        EmailChangeBody: {
            email: components["schemas"]["Email"];
            password: string;
        };
        ErrorAnswer: {
            errors: components["schemas"]["ApiError"][];
        };
        EventBody: {
            /** @enum {string} */
            name: "key_copied";
            deliverable_id: components["schemas"]["Id"];
        };
        EventPreference: {
            kind: components["schemas"]["NotificationKind"];
            mail: boolean;
            push: boolean;
        };
        /** @enum {string} */
        ExternalGateway: "paddle" | "paypro";
        ExternalRenewal: {
            url: string;
        };
        ExternalRenewalBody: {
            gateway: components["schemas"]["ExternalGateway"];
        };
        Features: {
            sign_up: boolean;
            password_recovery: boolean;
            account_confirmation: boolean;
            contacts: boolean;
            tickets: boolean;
            billing: boolean;
            company: boolean;
            terms: boolean;
        };
        Figure: number;
        /** @enum {string} */
        Gateway: "stripe" | "cloudpayments" | "paddle" | "paypro" | "bank_transfer";
        HeartbeatBody: {
            server_id: components["schemas"]["ServerId"];
            hostname: components["schemas"]["Hostname"];
            version: components["schemas"]["ServerVersion"];
            ip?: string;
            /** @default 0 */
            in_bandwidth: components["schemas"]["Figure"];
            /** @default 0 */
            out_bandwidth: components["schemas"]["Figure"];
            /** @default 0 */
            sessions: components["schemas"]["Count"];
            /** @default 0 */
            medias: components["schemas"]["Count"];
            /** @default 0 */
            cpu: components["schemas"]["Percent"];
            /** @default 0 */
            memory: components["schemas"]["Percent"];
            /** @default 0 */
            lifetime: components["schemas"]["Count"];
            /** @default [] */
            alerts: string[];
        };
        Hostname: string;
        Id: string;
        InboundOutcome: {
            /** @enum {string} */
            result: "added" | "ignored" | "refused";
            reason: string | null;
            ticket_id: components["schemas"]["Id"] | null;
            comment_id: components["schemas"]["Id"] | null;
        };
        Invite: {
            id: components["schemas"]["Id"];
            expires_at: components["schemas"]["Time"];
            email: components["schemas"]["Email"];
            roles: components["schemas"]["Roles"];
            company: {
                title: string;
            };
            invited_by: components["schemas"]["Email"];
            created_at: components["schemas"]["Time"];
        };
        InviteBody: {
            email: components["schemas"]["Email"];
            roles: {
                billing: boolean;
                tickets: boolean;
                deliverables: boolean;
                retroview: boolean;
            };
        };
        InviteLink: {
            url: string;
        };
        InviteView: {
            id: components["schemas"]["Id"];
            expires_at: components["schemas"]["Time"];
            email: components["schemas"]["Email"];
            roles: components["schemas"]["Roles"];
            company: {
                title: string;
            };
            invited_by: components["schemas"]["Email"];
            created_at: components["schemas"]["Time"];
            leaves: {
                title: string;
            } | null;
            needs_sign_in: boolean;
        };
        IssueLicenceBody: {
            customer_id: components["schemas"]["Id"];
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            activation_type: "online" | "offline" | "usb";
            usb_serial_number?: string;
            starts_on?: components["schemas"]["Day"];
            paid_till?: components["schemas"]["Day"] | null;
            servers_limit?: number;
            user_comment?: string;
            reason: components["schemas"]["Reason"];
        };
        KeyCall: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            method: string;
            path: string;
            status: number;
            ip: string;
            request_id: string;
        };
        Lease: {
            license: string;
            server_id: string;
            quantity: components["schemas"]["Quantity"];
            versions: components["schemas"]["VersionRange"];
            issued_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            lease: string;
            heartbeat_in: components["schemas"]["Count"];
        };
        LicenceBlockBody: {
            reason: components["schemas"]["Reason"];
        };
        LicenceChangeBody: {
            paid_till?: components["schemas"]["Day"] | null;
            servers_limit?: number | null;
            version_min?: string | null;
            version_max?: string | null;
            user_comment?: string;
            retroview?: boolean;
            retroview_manageable?: boolean;
            reason: components["schemas"]["Reason"];
        };
        LicenceLimitBody: {
            quantity: components["schemas"]["Quantity"];
            reason: components["schemas"]["Reason"];
        };
        LicenceMoveBody: {
            customer_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        };
        LicenceOrderBody: {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "change_sku";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
            sku_id: components["schemas"]["Id"];
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "decrease";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
            quantity_delta: number;
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "set_price_correction";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
            price_correction: number;
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "terminate";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "restore";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "discontinue";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "recommence";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
        } | {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "update_properties";
            deliverable_id: components["schemas"]["Id"];
            reason: components["schemas"]["Reason"];
            comment?: string;
            retroview?: boolean;
        };
        LicenceSnapshot: {
            human_id: string;
            sku_name: string;
            versions: {
                min: string | null;
                max: string | null;
            };
            servers: {
                hostname: string;
                version: string;
                status: string;
                last_updated_at: string;
            }[];
            alerts: string | null;
            /** Format: date-time */
            taken_at: string;
        };
        /** @default 20 */
        Limit: number;
        /** @enum {string} */
        Locale: "en" | "ru";
        LoginInfo: {
            access_token: string;
            refresh_token: string;
            redirect_to?: string | null;
        };
        MarkPaidBody: {
            reference: string;
            reason: components["schemas"]["Reason"];
            amount?: number;
            paid_on?: components["schemas"]["Day"];
        };
        Member: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            owner: boolean;
            you: boolean;
            roles: components["schemas"]["Roles"];
            joined_at: components["schemas"]["Time"];
            security: components["schemas"]["MemberSecurity"] | null;
        };
        MemberBody: {
            roles: {
                billing: boolean;
                tickets: boolean;
                deliverables: boolean;
                retroview: boolean;
            };
        };
        MemberSecurity: {
            second_factor: boolean;
            last_sign_in_at: components["schemas"]["Time"] | null;
        };
        MergeBody: {
            into: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        MetricRow: {
            id?: components["schemas"]["Id"];
            stream_name?: string;
            proto?: string;
            server?: {
                hostname: string;
                ip: string;
                country: string;
            };
            client?: {
                user_id: string;
                ip: string;
                country: string;
                useragent: string;
                referer: string;
            };
            bytes: {
                play: components["schemas"]["Figure"];
            } | components["schemas"]["Figure"];
            duration: {
                play: components["schemas"]["Figure"];
            } | components["schemas"]["Figure"];
            sessions_count?: components["schemas"]["Count"];
            alerts?: string[];
            started_at?: components["schemas"]["Count"];
            owner?: components["schemas"]["Owner"];
        };
        /** @enum {string} */
        MonitoringBoard: "input_monitoring" | "server_health" | "alerts_dashboard" | "dvr_monitoring" | "input_monitoring_summary" | "multiplexer_monitoring" | "output_monitoring" | "transcoder_monitoring" | "watcher_monitoring";
        MonitoringLink: {
            url: string | null;
        };
        NamedCountry: string;
        NewCustomerBody: {
            email: components["schemas"]["Email"];
            name: string;
            second_name?: string;
            country: components["schemas"]["NamedCountry"];
            locale: components["schemas"]["Locale"];
            currency?: components["schemas"]["Currency"];
            permissions?: {
                store: boolean;
                create_trial: boolean;
            };
            legal_name?: string;
            tax_id?: string;
            reason?: components["schemas"]["Reason"];
        };
        NewKeyBody: {
            operator?: string;
            title: string;
            scopes?: components["schemas"]["OperatorScope"][];
            expires_at?: components["schemas"]["Time"];
            reason?: components["schemas"]["Reason"];
        };
        NewOperatorKey: {
            key: components["schemas"]["OperatorKey"];
            secret: string;
        };
        NewPassword: string;
        NewSkuBody: {
            id: components["schemas"]["SkuId"];
            name: string;
            category: components["schemas"]["WrittenCategory"];
            billing_terms: components["schemas"]["BillingTerms"];
            period: components["schemas"]["BillingPeriod"];
            currency: components["schemas"]["Currency"];
            min_quantity: components["schemas"]["Quantity"];
            published: boolean;
            supported_external_gateways: components["schemas"]["ExternalGateway"][];
            tiers: components["schemas"]["SkuTier"][];
        };
        NewTermsBody: {
            version: string;
            documents: {
                locale: components["schemas"]["Locale"];
                /** Format: base64 */
                pdf: string;
            }[];
            reason?: components["schemas"]["Reason"];
        };
        Newsletter: {
            newsletter: boolean;
        };
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            path: string;
            details: {
                [key: string]: string;
            };
            created_at: components["schemas"]["Time"];
            read_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        NotificationKind: "staff_reply" | "unpaid_invoice" | "licence_expiring" | "server_alert";
        Notifications: {
            notifications: components["schemas"]["Notification"][];
            estimated_count: number;
            next: string | null;
            prev: string | null;
            timing: {
                total: number;
            };
            unread_count: number;
        };
        OfflineActivationKey: {
            key: string;
            version: string;
            server_id: components["schemas"]["ServerId"];
            hostname: components["schemas"]["Hostname"];
            created_at: components["schemas"]["Time"];
            initiator: {
                email: components["schemas"]["Email"];
                name: string;
                ip: string;
            };
        };
        OneTimeCode: string;
        OneTimeCodeBody: {
            code: components["schemas"]["OneTimeCode"];
        };
        /** @enum {string} */
        OnlineGateway: "stripe" | "cloudpayments" | "paddle" | "paypro";
        Operator: {
            id: components["schemas"]["Id"];
            handle: string;
            name: string;
            email: string;
            role: components["schemas"]["OperatorRole"];
            scopes: components["schemas"]["OperatorScope"][];
            second_factor: {
                on: boolean;
                required: boolean;
            };
        };
        OperatorKey: {
            id: components["schemas"]["Id"];
            title: string;
            operator: {
                handle: string;
                name: string;
                role: components["schemas"]["OperatorRole"];
            };
            scopes: string[] | null;
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"] | null;
            revoked_at: components["schemas"]["Time"] | null;
            last_used_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        OperatorRole: "viewer" | "support" | "billing" | "admin";
        /** @enum {string} */
        OperatorScope: "tickets:read" | "tickets:write" | "customers:read" | "customers:write" | "orders:read" | "orders:write" | "licences:read" | "licences:write" | "catalogue:read" | "catalogue:write" | "brands:read" | "brands:write" | "legal:read" | "legal:write" | "jobs:read" | "jobs:write" | "audit:read" | "audit:write" | "operators:read" | "operators:write" | "webhooks:read" | "webhooks:write" | "customers:sign_in";
        OperatorSession: {
            token: string;
            expires_at: components["schemas"]["Time"];
            operator: components["schemas"]["Operator"];
        };
        Order: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            cancelled_at: components["schemas"]["Time"] | null;
            pdf: boolean;
            description: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            number: string;
            due_on: components["schemas"]["Day"] | null;
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            credited_amount: components["schemas"]["Amount"];
            deliverable: {
                id: components["schemas"]["Id"];
                human_id: string;
                name: string;
            } | null;
            owner: components["schemas"]["Owner"];
            payment: components["schemas"]["OrderPayment"] | null;
        };
        OrderAction: {
            /** @constant */
            command: "create";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            deliverable_id: components["schemas"]["Id"] | null;
            price_correction_delta: components["schemas"]["Amount"];
            start_date: components["schemas"]["Day"] | null;
            activation_type: components["schemas"]["ActivationType"];
            usb_serial_number: string | null;
            vsaas: boolean;
            vsaas_branding: boolean;
            channels_count: components["schemas"]["Count"] | null;
            users_count: components["schemas"]["Count"] | null;
            servers_count: components["schemas"]["Count"] | null;
            user_comment: string | null;
        } | {
            /** @constant */
            command: "prolong";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
            paid_periods: number;
        } | {
            /** @constant */
            command: "increase";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            quantity_delta: components["schemas"]["Quantity"];
        } | {
            /** @constant */
            command: "decrease";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            quantity_delta: number;
        } | {
            /** @constant */
            command: "change_sku";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            sku_id: components["schemas"]["Id"];
        } | {
            /** @constant */
            command: "terminate";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            reason: string;
        } | {
            /** @constant */
            command: "restore";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
        } | {
            /** @constant */
            command: "set_price_correction";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            price_correction: components["schemas"]["Amount"];
        } | {
            /** @constant */
            command: "recommence";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
        } | {
            /** @constant */
            command: "discontinue";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            reason: string;
        } | {
            /** @constant */
            command: "update_properties";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
            gateway: components["schemas"]["Gateway"] | null;
            comment: string | null;
            retroview: boolean | null;
        } | {
            /** @constant */
            command: "custom";
            created_at: components["schemas"]["Time"];
            fulfilled_at: components["schemas"]["Time"] | null;
            description: string;
        };
        OrderBody: {
            /** @constant */
            purpose: "new";
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            deliverable_id?: components["schemas"]["Id"];
        } | {
            /** @constant */
            purpose: "update_properties";
            deliverable_id: components["schemas"]["Id"];
            user_comment?: string;
            retroview?: boolean;
        } | {
            /** @constant */
            purpose: "terminate";
            deliverable_id: components["schemas"]["Id"];
            terminate_reason: components["schemas"]["Reason"];
        };
        OrderDetail: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            cancelled_at: components["schemas"]["Time"] | null;
            pdf: boolean;
            description: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            number: string;
            due_on: components["schemas"]["Day"] | null;
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            credited_amount: components["schemas"]["Amount"];
            deliverable: {
                id: components["schemas"]["Id"];
                human_id: string;
                name: string;
            } | null;
            owner: components["schemas"]["Owner"];
            payment: components["schemas"]["OrderPayment"] | null;
            lines: components["schemas"]["OrderLine"][];
            seller: components["schemas"]["Party"];
            buyer: components["schemas"]["Party"];
            cancellable: boolean;
            credit_notes: components["schemas"]["CreditNote"][];
            history: {
                at: components["schemas"]["Time"];
                kind: string;
                text: string;
            }[];
        };
        OrderDocument: {
            /** Format: base64 */
            document: string;
        };
        OrderLine: {
            title: string;
            detail: string | null;
            quantity: components["schemas"]["Count"];
            unit_price: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
        };
        OrderPayment: {
            state: components["schemas"]["AttemptState"];
            gateway: components["schemas"]["Gateway"];
            failure_code: string | null;
            at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        OrderPurpose: "new" | "update_properties" | "terminate" | "prolong" | "increase" | "change_sku" | "restore" | "custom";
        /** @enum {string} */
        Outcome: "license" | "hardware" | "vsaas" | "support";
        Owner: {
            email: components["schemas"]["Email"];
            /** @enum {string} */
            through: "company" | "sharing";
        } | null;
        OwnerFilter: "me" | components["schemas"]["Email"];
        Party: {
            legal_name: string;
            address_lines: string[];
            tax_id: string | null;
        };
        PasswordRecoveryBody: {
            email: components["schemas"]["Email"];
            recaptcha_token: string;
        };
        PayBody: {
            /** @constant */
            gateway: "stripe";
            token_id?: components["schemas"]["CardToken"];
            payment_method_id?: components["schemas"]["Id"];
        } | {
            /** @constant */
            gateway: "cloudpayments";
            payment_method_id: components["schemas"]["Id"];
        };
        PayPending: {
            /** @constant */
            status: "requires_action";
            client_secret: string;
        } | {
            /** @constant */
            status: "requires_action";
            redirect_url: string;
        } | {
            /** @constant */
            status: "processing";
        };
        PaySeveralBody: {
            order_ids: components["schemas"]["Id"][];
            payment_method_id: components["schemas"]["Id"];
        };
        PaySeveralResult: {
            order_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "paid" | "requires_action" | "processing" | "failed";
            client_secret?: string;
            error?: components["schemas"]["ApiError"];
        };
        Payment: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Time"];
            gateway: components["schemas"]["Gateway"];
            transaction_id: string;
            description: string;
            receipt_url: string | null;
            owner: components["schemas"]["Owner"];
        };
        PaymentGateway: {
            /** @constant */
            gateway: "cloudpayments";
            public_id: string;
            script_url: string;
        } | {
            /** @constant */
            gateway: "stripe";
            public_key: string;
            script_url: string;
        } | {
            /** @constant */
            gateway: "paddle";
            vendor_id: string;
        } | {
            /** @constant */
            gateway: "paypro";
        } | {
            /** @constant */
            gateway: "bank_transfer";
        };
        PaymentMethod: {
            id: components["schemas"]["Id"];
            gateway: components["schemas"]["CardGateway"];
            card_first_six: string | null;
            card_last_four: string;
            card_type: string;
            card_exp_date: string;
            default: boolean;
            owner: components["schemas"]["Owner"];
        };
        PaymentMethodBody: {
            /** @constant */
            gateway: "stripe";
            token_id: components["schemas"]["CardToken"];
        };
        PaymentMethodChange: {
            /** @constant */
            default: true;
        };
        PaymentSettings: components["schemas"]["CardVerification"] | {
            /** @constant */
            gateway: "stripe";
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        } | {
            /** @enum {string} */
            gateway: "paddle" | "paypro";
            url: string;
        };
        PaymentSettingsBody: {
            gateway: components["schemas"]["OnlineGateway"];
        };
        Percent: number;
        Period: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["BillingPeriod"];
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
        };
        Person: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
        };
        Phone: string;
        PhoneCodeBody: {
            phone: components["schemas"]["Phone"];
        };
        PhoneConfirmBody: {
            phone: components["schemas"]["Phone"];
            code: string;
        };
        PlayEvent: {
            event: components["schemas"]["PlayEventName"];
            id: string;
            media: string;
            utc_ms: components["schemas"]["Count"];
            proto?: string | null;
            ip?: string | null;
            country?: string | null;
            user_id?: string | null;
            user_agent?: string | null;
            referer?: string | null;
            bytes?: components["schemas"]["Count"] | null;
            duration?: number | null;
            opened_at?: components["schemas"]["Count"] | null;
            started_at?: components["schemas"]["Count"] | null;
            closed_at?: components["schemas"]["Count"] | null;
            server_id?: string | null;
            hostname?: string | null;
        };
        /** @enum {string} */
        PlayEventName: "play_opened" | "play_started" | "play_updated" | "play_closed";
        Preferences: {
            events: components["schemas"]["EventPreference"][];
            server_key: string;
        };
        PreferencesBody: {
            events: components["schemas"]["EventPreference"][];
        };
        PreviewBody: {
            name?: string;
            category?: components["schemas"]["WrittenCategory"];
            billing_terms?: components["schemas"]["BillingTerms"];
            period?: components["schemas"]["BillingPeriod"];
            currency?: components["schemas"]["Currency"];
            min_quantity?: components["schemas"]["Quantity"];
            published?: boolean;
            supported_external_gateways?: components["schemas"]["ExternalGateway"][];
            tiers?: components["schemas"]["SkuTier"][];
            id?: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            country?: string;
        };
        Profile: {
            id: components["schemas"]["Id"];
            acting_operator: string | null;
            name: string;
            second_name: string;
            country: components["schemas"]["Country"];
            email: components["schemas"]["Email"];
            notification_emails: components["schemas"]["Email"][];
            phone: components["schemas"]["Phone"] | null;
            manager_name: string | null;
            locale: components["schemas"]["Locale"];
            currency: components["schemas"]["Currency"];
            newsletter: boolean;
            terms_accepted: boolean;
            email_confirmed: boolean;
            phone_confirmed: boolean;
            password_filled: boolean;
            permissions: components["schemas"]["ProfilePermissions"];
            legal_name: string | null;
            address: components["schemas"]["Address"] | null;
            tax_id: string | null;
        };
        ProfileBody: {
            name: string;
            second_name: string;
            country: components["schemas"]["NamedCountry"];
            notification_emails: components["schemas"]["Email"][];
            phone: components["schemas"]["Phone"] | null;
            locale: components["schemas"]["Locale"];
            newsletter: boolean;
            password?: components["schemas"]["NewPassword"];
            current_password?: string;
            legal_name?: string | null;
            address?: {
                line1: string;
                line2: string;
                city: string;
                region: string;
                postal_code: string;
                country: components["schemas"]["NamedCountry"];
            } | null;
            tax_id?: string | null;
        };
        ProfilePermissions: {
            store: boolean;
            create_trial: boolean;
        };
        ProlongOrderBody: {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "prolong";
            deliverable_id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        PublishBody: {
            revision: number;
            reason: components["schemas"]["Reason"];
        };
        PurchaseQuote: {
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            quantity: components["schemas"]["Quantity"];
            unit_price: components["schemas"]["Amount"];
            tax: components["schemas"]["Percent"];
            tax_amount: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
        };
        PushBrowser: {
            endpoint: string;
            created_at: components["schemas"]["Time"];
        };
        /** Format: uri */
        PushEndpoint: string;
        PushEndpointBody: {
            endpoint: components["schemas"]["PushEndpoint"];
        };
        PushSubscriptionBody: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: {
                auth: string;
                p256dh: string;
            };
        };
        Quantity: number;
        QuoteDocument: {
            number: string;
            valid_until: components["schemas"]["Day"];
            /** Format: base64 */
            document: string;
        };
        Rating: number;
        ReadBody: {
            ids: "all" | components["schemas"]["Id"][];
        };
        Reason: string;
        ReasonBody: {
            reason?: components["schemas"]["Reason"];
        } | null;
        RecaptchaWidget: {
            /** @constant */
            provider: "recaptcha";
            site_key: string;
            script_url: string;
        };
        RefundBody: {
            amount?: number;
            reason: components["schemas"]["Reason"];
        };
        RenewalPreview: {
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
            charge_on: components["schemas"]["Day"];
            charged_now: boolean;
            amount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            card_last_four: string | null;
        };
        ReplayDeadBody: {
            endpoint: string;
            since?: components["schemas"]["Time"];
            reason?: components["schemas"]["Reason"];
        };
        ResetPasswordBody: {
            password: components["schemas"]["NewPassword"];
        };
        Retry: {
            retry_after: number;
        };
        Review: {
            rating: components["schemas"]["Rating"] | null;
            comment: string | null;
        };
        ReviewBody: {
            rating: components["schemas"]["Rating"];
            comment: string;
        };
        Roles: {
            billing: boolean;
            tickets: boolean;
            deliverables: boolean;
            retroview: boolean;
        };
        SecondFactor: {
            enabled: boolean;
            enabled_at: components["schemas"]["Time"] | null;
            backup_codes_left: number;
        };
        SecondFactorSecret: {
            secret: string;
            otpauth_url: string;
        };
        SecondaryEmail: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
        };
        SecondaryEmailBody: {
            email: components["schemas"]["Email"];
        };
        /** @enum {string} */
        SeriesMetric: "bytes" | "duration" | "plays" | "sessions";
        SeriesPoint: {
            at: components["schemas"]["Count"];
            value: components["schemas"]["Figure"];
        };
        ServerId: string;
        /** @enum {string} */
        ServerStatus: "online" | "offline" | "error";
        ServerVersion: string;
        Session: {
            id: components["schemas"]["Id"];
            current: boolean;
            user_agent: string;
            ip: string;
            created_at: components["schemas"]["Time"];
            last_seen_at: components["schemas"]["Time"];
            acting_operator: string | null;
        };
        SharingActivity: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            action: "colleague_requested" | "colleague_request_accepted" | "colleague_request_rejected" | "colleague_request_withdrawn" | "colleague_added" | "colleague_permission_changed" | "colleague_removed";
            actor: string | null;
            ip: string | null;
            colleague: string | null;
            permissions: ("payments" | "statistics" | "licenses" | "tickets")[];
            given: boolean;
            own: boolean;
        };
        SignUpBody: {
            utm_source?: string;
            utm_campaign?: string;
            utm_medium?: string;
            utm_term?: string;
            utm_content?: string;
            utm_custom?: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            locale: components["schemas"]["Locale"];
            /** @constant */
            terms_accepted: true;
            country: components["schemas"]["NamedCountry"];
            newsletter?: boolean;
            name?: string;
            second_name?: string;
            recaptcha_token: string;
        };
        Sku: {
            id: components["schemas"]["Id"];
            name: string;
            min_quantity: components["schemas"]["Quantity"];
            billing_terms: components["schemas"]["BillingTerms"];
            period: components["schemas"]["BillingPeriod"];
            currency: components["schemas"]["Currency"];
            published: boolean;
            supported_external_gateways: components["schemas"]["ExternalGateway"][];
            category: components["schemas"]["SkuCategory"];
        };
        SkuCategory: {
            /** @constant */
            name: "media_server";
            /** @enum {string} */
            product: "basic" | "pro";
        } | {
            /** @constant */
            name: "watcher";
            /** @enum {string} */
            product: "single" | "cluster";
        } | {
            /** @enum {string} */
            name: "support" | "hardware" | "vsaasio" | "mobile_watcher";
        };
        SkuChange: {
            id: components["schemas"]["Id"];
            before: components["schemas"]["SkuFacts"] | null;
            after: components["schemas"]["SkuFacts"];
            fields: string[];
        };
        SkuChangeBody: {
            name?: string;
            category?: components["schemas"]["WrittenCategory"];
            billing_terms?: components["schemas"]["BillingTerms"];
            period?: components["schemas"]["BillingPeriod"];
            currency?: components["schemas"]["Currency"];
            min_quantity?: components["schemas"]["Quantity"];
            published?: boolean;
            supported_external_gateways?: components["schemas"]["ExternalGateway"][];
            tiers?: components["schemas"]["SkuTier"][];
            revision: number;
        };
        SkuDiscardBody: {
            revision: number;
        };
        SkuFacts: {
            name: string;
            category: components["schemas"]["SkuCategory"];
            billing_terms: components["schemas"]["BillingTerms"];
            period: components["schemas"]["BillingPeriod"];
            currency: components["schemas"]["Currency"];
            min_quantity: components["schemas"]["Quantity"];
            published: boolean;
            supported_external_gateways: components["schemas"]["ExternalGateway"][];
            tiers: components["schemas"]["SkuTier"][];
        };
        SkuId: string;
        SkuTier: {
            from_quantity: components["schemas"]["Quantity"];
            unit_price: components["schemas"]["Amount"];
        };
        StaffCategory: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["TicketProduct"];
            kind: components["schemas"]["TicketKind"];
            offered: boolean;
        };
        StaffComment: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Time"];
            /** @enum {string} */
            side: "client" | "staff";
            creator: components["schemas"]["Person"];
            body: string;
            reviewable: boolean;
            review: ("positive" | "negative") | null;
            attachments: components["schemas"]["Attachment"][];
            internal: boolean;
        };
        StaffCommentBody: {
            body: string;
            internal?: boolean;
        };
        StaffDispute: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "opened" | "won" | "lost";
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            opened_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
        };
        StaffLicence: {
            id: components["schemas"]["Id"];
            human_id: string;
            quantity: components["schemas"]["Quantity"];
            created_at: components["schemas"]["Time"];
            price: components["schemas"]["Amount"];
            price_correction: components["schemas"]["Amount"];
            tax: components["schemas"]["Percent"];
            gateway: components["schemas"]["Gateway"] | null;
            sku_id: components["schemas"]["Id"];
            terminatable: boolean;
            upgrade_status: components["schemas"]["UpgradeStatus"];
            paid_till: components["schemas"]["Time"] | null;
            last_paid_period: components["schemas"]["Period"] | null;
            cancellation_reason: string | null;
            billing_kind: components["schemas"]["BillingKind"];
            auto_renewable: boolean;
            outcome: components["schemas"]["Outcome"];
            stats: components["schemas"]["Stats"];
            key: string;
            activation_type: components["schemas"]["ActivationType"];
            usb_serial_number: string | null;
            available_versions: components["schemas"]["VersionRange"];
            servers_limit: number | null;
            user_comment: string | null;
            retroview: boolean;
            retroview_manageable: boolean;
            sku_name: string;
            period: components["schemas"]["BillingPeriod"];
            currency: components["schemas"]["Currency"];
            category: components["schemas"]["SkuCategory"];
            state: components["schemas"]["DeliverableState"];
            unpaid_order_id: components["schemas"]["Id"] | null;
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
            customer: components["schemas"]["CustomerRef"];
            blocked_at: components["schemas"]["Time"] | null;
            terminated_at: components["schemas"]["Time"] | null;
            can: {
                change_sku: boolean;
                decrease: boolean;
                set_price_correction: boolean;
                update_properties: boolean;
                prolong: boolean;
                discontinue: boolean;
                recommence: boolean;
                terminate: boolean;
                restore: boolean;
            };
        };
        StaffOrder: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            cancelled_at: components["schemas"]["Time"] | null;
            pdf: boolean;
            description: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            number: string;
            due_on: components["schemas"]["Day"] | null;
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            credited_amount: components["schemas"]["Amount"];
            deliverable: {
                id: components["schemas"]["Id"];
                human_id: string;
                name: string;
            } | null;
            payment: components["schemas"]["OrderPayment"] | null;
            customer: components["schemas"]["CustomerRef"];
            refunded: components["schemas"]["Amount"];
        };
        StaffOrderBody: components["schemas"]["CustomOrderBody"] | components["schemas"]["CreateOrderBody"] | components["schemas"]["ProlongOrderBody"] | components["schemas"]["LicenceOrderBody"];
        StaffOrderDetail: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            cancelled_at: components["schemas"]["Time"] | null;
            pdf: boolean;
            description: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            number: string;
            due_on: components["schemas"]["Day"] | null;
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            credited_amount: components["schemas"]["Amount"];
            deliverable: {
                id: components["schemas"]["Id"];
                human_id: string;
                name: string;
            } | null;
            payment: components["schemas"]["OrderPayment"] | null;
            lines: components["schemas"]["OrderLine"][];
            seller: components["schemas"]["Party"];
            buyer: components["schemas"]["Party"];
            cancellable: boolean;
            credit_notes: components["schemas"]["CreditNote"][];
            history: {
                at: components["schemas"]["Time"];
                kind: string;
                text: string;
            }[];
            customer: components["schemas"]["CustomerRef"];
            refunded: components["schemas"]["Amount"];
            refundable: components["schemas"]["Amount"];
            refunds: components["schemas"]["StaffRefund"][];
            disputes: components["schemas"]["StaffDispute"][];
            attempts: {
                state: components["schemas"]["AttemptState"];
                gateway: components["schemas"]["Gateway"];
                amount: components["schemas"]["Amount"];
                card_last_four: string | null;
                failure_code: string | null;
                gateway_ref: string | null;
                created_at: components["schemas"]["Time"];
                updated_at: components["schemas"]["Time"];
            }[];
            approval: components["schemas"]["Approval"] | null;
            can: {
                mark_paid: boolean;
                refund: boolean;
                cancel: boolean;
            };
        };
        StaffPayment: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Time"];
            gateway: components["schemas"]["Gateway"];
            transaction_id: string;
            description: string;
            receipt_url: string | null;
            customer: components["schemas"]["CustomerRef"];
            order_number: string;
            refunded: components["schemas"]["Amount"];
        };
        StaffRefund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            state: "started" | "unknown" | "succeeded" | "failed";
            /** @enum {string} */
            origin: "operator" | "gateway" | "surplus" | "verification";
            reason: string;
            created_at: components["schemas"]["Time"];
        };
        StaffTicket: {
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            description: string;
            manager_name: string | null;
            updated_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
            creator: components["schemas"]["Person"];
            attachments: components["schemas"]["Attachment"][];
            /** @enum {string} */
            responsibility: "admin" | "client";
            secondary_emails: components["schemas"]["SecondaryEmail"][];
            state: components["schemas"]["TicketState"];
            kind: components["schemas"]["TicketKind"];
            product: components["schemas"]["TicketProduct"];
            deliverable_id: components["schemas"]["Id"] | null;
            licence: components["schemas"]["LicenceSnapshot"] | null;
            merged_into: components["schemas"]["Id"] | null;
            owner: components["schemas"]["Owner"];
            customer: {
                id: components["schemas"]["Id"];
                email: string;
            };
            category: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            review: components["schemas"]["Review"] | null;
            reply_address: string;
        };
        StatisticsStanding: {
            collecting: boolean;
            owns_watcher: boolean;
            dashboards: boolean;
            owners: components["schemas"]["Owner"][];
        };
        Stats: {
            in_bandwidth: components["schemas"]["Figure"];
            out_bandwidth: components["schemas"]["Figure"];
            activated: boolean;
            vsaas: boolean;
            server_count: components["schemas"]["Count"];
            sessions: components["schemas"]["Count"];
            medias: components["schemas"]["Count"];
            error_notification_msg: string | null;
            servers: components["schemas"]["StatsServer"][];
        };
        StatsServer: {
            server_id: components["schemas"]["Id"];
            hostname: string;
            ip: string;
            version: string;
            in_bandwidth: components["schemas"]["Figure"];
            out_bandwidth: components["schemas"]["Figure"];
            sessions: components["schemas"]["Count"];
            medias: components["schemas"]["Count"];
            cpu: components["schemas"]["Percent"];
            memory: components["schemas"]["Percent"];
            lifetime: components["schemas"]["Count"];
            status: components["schemas"]["ServerStatus"];
            last_updated_at: components["schemas"]["Time"];
        };
        Terms: {
            /** Format: base64 */
            document: string;
            locale: components["schemas"]["Locale"];
            version: string;
        };
        TermsVersion: {
            version: string;
            locales: components["schemas"]["Locale"][];
            published_at: components["schemas"]["Time"];
            current: boolean;
            accepted: number;
        };
        Ticket: {
            id: components["schemas"]["Id"];
            number: number;
            title: string;
            description: string;
            manager_name: string | null;
            updated_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
            creator: components["schemas"]["Person"];
            attachments: components["schemas"]["Attachment"][];
            /** @enum {string} */
            responsibility: "admin" | "client";
            secondary_emails: components["schemas"]["SecondaryEmail"][];
            state: components["schemas"]["TicketState"];
            kind: components["schemas"]["TicketKind"];
            product: components["schemas"]["TicketProduct"];
            deliverable_id: components["schemas"]["Id"] | null;
            licence: components["schemas"]["LicenceSnapshot"] | null;
            merged_into: components["schemas"]["Id"] | null;
            owner: components["schemas"]["Owner"];
        };
        TicketBody: {
            title: string;
            description: string;
            kind: components["schemas"]["ClientTicketKind"];
            product: components["schemas"]["TicketProduct"];
            category_id?: components["schemas"]["Id"];
            deliverable_id?: components["schemas"]["Id"];
        };
        TicketCategory: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["TicketProduct"];
            kind: components["schemas"]["TicketKind"];
        };
        /** @enum {string} */
        TicketKind: "support" | "trial" | "demo" | "talks" | "info" | "payment" | "to_sign" | "opportunity" | "outreach" | "finance" | "deal" | "concern" | "vsaasio";
        TicketProduct: ("iptv" | "vsaas") | string;
        /** @enum {string} */
        TicketState: "opened" | "pending" | "closed";
        /** Format: date-time */
        Time: string;
        Timeline: {
            events: components["schemas"]["TimelineEvent"][];
        };
        TimelineEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "licence" | "limit" | "invoice" | "payment" | "properties" | "key" | "activation" | "server" | "alert" | "ticket";
            actor: string | null;
            text: string;
            link: string | null;
        };
        Today: {
            at: components["schemas"]["Time"];
            unpaid: components["schemas"]["Debt"][];
            overdue: components["schemas"]["Debt"][];
            failed_renewals: {
                count: components["schemas"]["Count"];
                renewals: {
                    deliverable_id: components["schemas"]["Id"];
                    human_id: string;
                    customer: components["schemas"]["CustomerRef"];
                    order_id: components["schemas"]["Id"];
                    stopped: boolean;
                    tries: components["schemas"]["Count"];
                    next_try_at: components["schemas"]["Time"] | null;
                }[];
            };
            tickets_waiting: {
                count: components["schemas"]["Count"];
                tickets: {
                    id: components["schemas"]["Id"];
                    number: number;
                    title: string;
                    customer: components["schemas"]["CustomerRef"];
                    manager_name: string | null;
                    waiting_since: components["schemas"]["Time"];
                }[];
            };
            ending_licences: {
                count: components["schemas"]["Count"];
                licences: {
                    id: components["schemas"]["Id"];
                    human_id: string;
                    sku_name: string;
                    customer: components["schemas"]["CustomerRef"];
                    paid_till: components["schemas"]["Day"];
                }[];
            };
            approvals: components["schemas"]["Count"];
            discrepancies: {
                count: components["schemas"]["Count"];
                entries: components["schemas"]["Discrepancy"][];
            };
            jobs: {
                failed: components["schemas"]["Count"];
                late: components["schemas"]["Count"];
                entries: components["schemas"]["TroubledJob"][];
            };
        };
        Transfer: {
            id: components["schemas"]["Id"];
            from: components["schemas"]["Email"];
            to: components["schemas"]["Email"];
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
        };
        TransferBody: {
            member_id: components["schemas"]["Id"];
        };
        TrialToken: {
            trial_token: string;
            url: string;
        };
        TroubledJob: {
            id: components["schemas"]["Id"];
            queue: string;
            /** @enum {string} */
            state: "failed" | "late";
            created_at: components["schemas"]["Time"];
            due_at: components["schemas"]["Time"];
            tries: components["schemas"]["Count"];
            message: string | null;
        };
        UiSettings: {
            tenant: string;
            brand: string;
            default_locale: components["schemas"]["Locale"];
            colors: {
                [key: string]: string;
            };
            fonts: {
                family: string;
                url?: string;
            };
            logo: string;
            logo_dark?: string;
            country?: components["schemas"]["Country"];
            russian_sign_up_url?: string;
            contact?: {
                label: string;
                url: string;
            };
        };
        UnreadCount: {
            unread_count: number;
        };
        UpgradeBody: {
            quantity_delta: components["schemas"]["Quantity"];
        };
        UpgradePreview: {
            quantity: components["schemas"]["Quantity"];
            new_quantity: components["schemas"]["Quantity"];
            price: components["schemas"]["Amount"];
            new_price: components["schemas"]["Amount"];
            days_left: components["schemas"]["Count"];
            days_in_period: components["schemas"]["Count"];
            amount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
            /** @enum {string} */
            settled_by: "nothing" | "invoice" | "card";
            card_last_four: string | null;
        };
        UpgradeResult: {
            /** @constant */
            status: "success";
        } | {
            /** @constant */
            status: "payment_required";
            order_id: components["schemas"]["Id"];
        } | {
            /** @constant */
            status: "waiting";
            /** Format: uuid */
            async_job_id: string;
        };
        /** @enum {string} */
        UpgradeStatus: "enabled" | "sku_is_not_upgradable" | "unpaid" | "not_autorenewable";
        Usage: {
            unit: ("servers" | "channels") | null;
            limit: components["schemas"]["Quantity"];
            days: {
                day: components["schemas"]["Day"];
                used: components["schemas"]["Count"];
            }[];
            reached_on: components["schemas"]["Day"] | null;
        };
        UsbActivationKey: {
            key: string;
            usb_serial_number: string;
        };
        VersionRange: {
            min: string | null;
            max: string | null;
        };
        WebhookAttempt: {
            number: number;
            began_at: components["schemas"]["Time"];
            took_ms: number;
            status: number | null;
            error: string | null;
            response: string | null;
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            message_id: components["schemas"]["Id"];
            endpoint: string;
            type: string;
            object_id: components["schemas"]["Id"];
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            status: number | null;
            error: string | null;
            created_at: components["schemas"]["Time"];
            next_attempt_at: components["schemas"]["Time"] | null;
            settled_at: components["schemas"]["Time"] | null;
        };
        WebhookDeliveryDetail: {
            id: components["schemas"]["Id"];
            message_id: components["schemas"]["Id"];
            endpoint: string;
            type: string;
            object_id: components["schemas"]["Id"];
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            status: number | null;
            error: string | null;
            created_at: components["schemas"]["Time"];
            next_attempt_at: components["schemas"]["Time"] | null;
            settled_at: components["schemas"]["Time"] | null;
            body: string;
            history: components["schemas"]["WebhookAttempt"][];
        };
        WebhookEndpoint: {
            key: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            waiting: number;
            dead: number;
            delivered_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        WebhookEvent: "customer_created" | "order_issued" | "order_paid" | "order_cancelled" | "payment_refunded" | "licence_changed" | "licence_expiring" | "server_offline" | "server_alerted" | "ticket_opened" | "ticket_staff_replied" | "ticket_customer_replied" | "ticket_closed" | "ticket_reopened" | "ticket_merged";
        WrittenCategory: {
            /** @constant */
            name: "media_server";
            /** @enum {string} */
            product: "basic" | "pro";
        } | {
            /** @constant */
            name: "watcher";
            /** @enum {string} */
            product: "single" | "cluster";
        } | {
            /** @enum {string} */
            name: "support" | "hardware" | "vsaasio" | "mobile_watcher";
        };
    };
    responses: {
        /** @description Any other refusal or failure */
        Refused: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description Key of the brand */
        Tenant: string;
        /** @description Key of the brand; needed without an access token */
        TenantUnlessBearer: string;
        /** @description Key of the brand; without it the host decides */
        TenantUnlessHost: string;
        /** @description Language of texts and error titles */
        Language: string;
        /** @description One per wish; the same key again answers the same and does nothing twice, for 72 hours */
        IdempotencyKey: string;
        /** @description Kept to where it is sent */
        OptionalIdempotencyKey: string;
        /** @description ETag of the answer that one has */
        IfNoneMatch: string;
        /** @description A random name that this client keeps for itself: where it has signed in before, the tries of others do not count for it */
        Device: string;
        /** @description Code of the second factor */
        Otp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Changes with the answer */
        ETag: string;
        /** @description Set where the stored answer of an earlier call is given */
        IdempotencyReplayed: "true";
        /** @description Under which the server’s log knows the call */
        RequestId: string;
        /** @description Seconds to wait */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAbilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Abilities"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captcha"];
                };
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listColleagues: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        colleagues: components["schemas"]["Colleague"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSharingActivity: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "at" | "-at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["SharingActivity"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestColleague: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueRequestBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueRequest"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_colleague, already_requested, idempotency_key_reused, invalid, own_email, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listReceivedRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["ColleagueRequest"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSentRequests: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["ColleagueRequest"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueRequest"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueRequest"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_in_company, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renameCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCompanyActivity: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "at" | "-at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["CompanyActivity"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listInvites: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                direction?: "outgoing" | "incoming";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invites: components["schemas"]["Invite"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_invited, already_member, idempotency_key_reused, invalid, own_email, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteView"];
                };
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvite"];
                };
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, sign_in_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description company_has_members, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInviteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteLink"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resendInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invite"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        members: components["schemas"]["Member"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leaveCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description company_has_members, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transfer: components["schemas"]["Transfer"] | null;
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    offerTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retry"];
                };
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneConfirmBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retry"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, invalid_phone, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDeliverables: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                format?: "csv";
                outcome?: components["schemas"]["Outcome"];
                owner?: components["schemas"]["OwnerFilter"];
                category?: components["schemas"]["CategoryName"];
                state?: components["schemas"]["DeliverableState"];
                sort?: "created_at" | "-created_at" | "human_id" | "-human_id" | "sku_name" | "-sku_name" | "paid_till" | "-paid_till" | "period" | "-period" | "quantity" | "-quantity" | "user_comment" | "-user_comment" | "key" | "-key";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliverables: components["schemas"]["Deliverable"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countDeliverables: {
        parameters: {
            query?: {
                query?: string;
                outcome?: components["schemas"]["Outcome"];
                owner?: components["schemas"]["OwnerFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliverableCounts"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverable"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAvailableVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionRange"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deactivateDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeactivationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverable"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOfflineActivationKey: {
        parameters: {
            query?: {
                request?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfflineActivationKey"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, forbidden, licence_stopped, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description servers_limit_reached, wrong_activation_type */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description bad_activation_request, required, version_out_of_range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOfflineActivationKeys: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activation_keys: components["schemas"]["OfflineActivationKey"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reactivateDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deliverable"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description card_ended, idempotency_key_reused, no_saved_card */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reactivateExternally: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExternalRenewalBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalRenewal"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_unavailable, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_error */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewReactivation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalPreview"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description card_ended, no_saved_card */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    releaseServer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                server_id: components["schemas"]["ServerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress, releases_used_up */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTimeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    upgradeDeliverable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradeResult"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress, upgrade_not_possible */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewUpgrade: {
        parameters: {
            query?: {
                quantity_delta?: number;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradePreview"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description upgrade_not_possible */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUsbActivationKey: {
        parameters: {
            query?: {
                request?: string;
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsbActivationKey"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, licence_stopped, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description wrong_activation_type */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description bad_activation_request, version_out_of_range, wrong_dongle */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recordEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Features"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTerms: {
        parameters: {
            query?: {
                locale?: components["schemas"]["Locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
                };
            };
            /** @description bad_request, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AcceptTermsBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress, terms_outdated */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginInfo"];
                };
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description otp_required, unauthorized, wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description account_blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getJwtStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description token_refresh_required */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Newsletter"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newsletter"];
                };
            };
            /** @description bad_request, idempotency_key_required, tenant_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                paid_at_is?: "null";
                status?: "open" | "paid" | "cancelled";
                amount_gt?: number;
                amount_lt?: number;
                format?: "csv";
                owner?: components["schemas"]["OwnerFilter"];
                sort?: "created_at" | "-created_at" | "number" | "-number" | "description" | "-description" | "amount" | "-amount" | "due_on" | "-due_on" | "paid_at" | "-paid_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["Order"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, not_a_trial, not_on_sale, not_terminatable, price_above_cap, quantity_too_small, required, retroview_not_manageable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrderArchive: {
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
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description no_documents */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    paySeveral: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySeveralBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["PaySeveralResult"][];
                    };
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCreditNoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrderDocument: {
        parameters: {
            query?: {
                kind?: "invoice" | "receipt";
            };
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
            /** @description Accepted, not finished */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPending"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description card_declined */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description card_not_both, gateway_unavailable, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_error */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setPaymentSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettingsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSettings"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_unavailable, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_error */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRecoveryBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, tenant_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description captcha_invalid, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPaymentGateways: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_gateways: components["schemas"]["PaymentGateway"][];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment_methods: components["schemas"]["PaymentMethod"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description Accepted, not finished */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPending"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description card_declined */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_unavailable, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_error */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardVerificationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardVerification"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description gateway_unavailable, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress, last_card */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                owner?: components["schemas"]["OwnerFilter"];
                format?: "csv";
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "gateway" | "-gateway";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: components["schemas"]["Payment"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, invalid_phone, invalid_tax_id, required, wrong_password */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Retry"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_password */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, tenant_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["Session"][];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginInfo"];
                };
            };
            /** @description bad_request, idempotency_key_required, tenant_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description captcha_invalid, idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSkus: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                category?: "media_server" | "watcher" | "support" | "hardware" | "vsaasio" | "mobile_watcher";
                product?: "basic" | "pro" | "single" | "cluster";
                billing_terms?: components["schemas"]["BillingTerms"];
                period?: components["schemas"]["BillingPeriod"];
                currency?: components["schemas"]["Currency"];
                published?: string;
                sort?: "name" | "-name" | "min_quantity" | "-min_quantity";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        skus: components["schemas"]["Sku"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSku: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sku"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSkuPrice: {
        parameters: {
            query?: {
                quantity?: number;
            };
            header?: never;
            path: {
                sku_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseQuote"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description quantity_too_small */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getQuoteDocument: {
        parameters: {
            query?: {
                quantity?: number;
            };
            header?: never;
            path: {
                sku_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteDocument"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description price_above_cap, quantity_too_small */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUiSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UiSettings"];
                };
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    collectEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayEvent"][];
                "application/x-ndjson": components["schemas"]["PlayEvent"][];
                "application/ndjson": components["schemas"]["PlayEvent"][];
                "application/jsonl": components["schemas"]["PlayEvent"][];
                "text/plain": components["schemas"]["PlayEvent"][];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectorAnswer"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description licence_stopped */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    activateServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lease"];
                };
            };
            /** @description bad_request, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description licence_unknown */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description licence_stopped */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description servers_limit_reached, wrong_activation_type */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description invalid, required, version_out_of_range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeartbeatBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lease"];
                };
            };
            /** @description bad_request, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description licence_unknown */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description licence_stopped */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description server_released, servers_limit_reached, wrong_activation_type */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description invalid, required, version_out_of_range */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
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
                "application/json": components["schemas"]["ReadBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    subscribeToPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionBody"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPushSubscription: {
        parameters: {
            query?: {
                endpoint?: components["schemas"]["PushEndpoint"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionBody"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unsubscribeFromPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushEndpointBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                state?: "pending" | "approved" | "rejected";
                sort?: "requested_at" | "-requested_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approvals: components["schemas"]["Approval"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    giveApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, second_person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, refund_too_large, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refuseApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadStaffAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                object_id?: string;
                object_type?: string;
                account_id?: components["schemas"]["Id"];
                actor?: string;
                action?: string;
                sort?: "at" | "-at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: components["schemas"]["AuditEntry"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getBrandSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyCatalogueBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedCatalogue"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, period_unfit, price_above_cap, required, sku_fixed, tier_missing, tiers_unsorted, too_fine */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCatalogueDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueDraft"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        skus: components["schemas"]["NewSkuBody"][];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CataloguePreview"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, period_unfit, price_above_cap, required, sku_fixed, tier_missing, tiers_unsorted, too_fine */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueVersionDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        skus: components["schemas"]["CatalogueEntry"][];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addCatalogueSku: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSkuBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, period_unfit, price_above_cap, required, tier_missing, tiers_unsorted, too_fine */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCatalogueSku: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeCatalogueSku: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkuChangeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueEntry"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, period_unfit, price_above_cap, required, sku_fixed, tier_missing, tiers_unsorted, too_fine */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    discardCatalogueSku: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkuDiscardBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCatalogueVersions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "number" | "-number";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["CatalogueVersion"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCatalogueVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueVersionDetail"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreCatalogueVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueVersionDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                email?: components["schemas"]["Email"];
                country?: components["schemas"]["Country"];
                locale?: components["schemas"]["Locale"];
                blocked?: "true" | "false";
                owing?: "true";
                sort?: "created_at" | "-created_at" | "email" | "-email" | "name" | "-name" | "country" | "-country";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customers: components["schemas"]["Customer"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCustomerBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    actAsCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActAsBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAsLink"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description account_blocked, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCustomerNotes: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notes: components["schemas"]["CustomerNote"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerNoteBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerNote"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                note_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endCustomerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    makeTrialToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialToken"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description account_blocked, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffLicences: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                customer?: components["schemas"]["Id"];
                category?: "media_server" | "watcher" | "support" | "hardware" | "vsaasio" | "mobile_watcher";
                state?: components["schemas"]["DeliverableState"];
                activation_type?: components["schemas"]["ActivationType"];
                billing_kind?: components["schemas"]["BillingKind"];
                blocked?: "true" | "false";
                paid_till_lt?: components["schemas"]["Day"];
                sort?: "created_at" | "-created_at" | "human_id" | "-human_id" | "sku_name" | "-sku_name" | "paid_till" | "-paid_till" | "quantity" | "-quantity";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliverables: components["schemas"]["StaffLicence"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    issueStaffLicence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueLicenceBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, quantity_too_small, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStaffLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeStaffLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceChangeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    blockLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceBlockBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeStaffLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceLimitBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, quantity_too_small, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceMoveBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unblockLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLicence"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    settleDiscrepancy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    receiveInboundMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": string[];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundOutcome"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                state?: "failed" | "late";
                sort?: "created_at" | "-created_at" | "due_at" | "-due_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        jobs: components["schemas"]["TroubledJob"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    discardJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOperatorKeys: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keys: components["schemas"]["OperatorKey"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createOperatorKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewKeyBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOperatorKey"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listKeyCalls: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "at" | "-at";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calls: components["schemas"]["KeyCall"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revokeOperatorKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorKey"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    operatorLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorSession"];
                };
            };
            /** @description idempotency_key_required, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description otp_required, unauthorized, wrong_credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description account_blocked */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    operatorLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operator"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOperators: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "name" | "-name" | "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        operators: components["schemas"]["Colleague"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, second_person_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffOrders: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                format?: "csv";
                customer?: components["schemas"]["Id"];
                deliverable?: components["schemas"]["Id"];
                status?: "open" | "overdue" | "paid" | "refunded" | "cancelled";
                purpose?: components["schemas"]["OrderPurpose"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                amount_gt?: number;
                amount_lt?: number;
                sort?: "created_at" | "-created_at" | "number" | "-number" | "amount" | "-amount" | "due_on" | "-due_on" | "paid_at" | "-paid_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["StaffOrder"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createStaffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffOrderBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, price_above_cap, quantity_too_small, required, retroview_not_manageable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStaffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderDetail"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelStaffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderDetail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStaffOrderDocument: {
        parameters: {
            query?: {
                kind?: "invoice" | "receipt";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    markOrderPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkPaidBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderDetail"];
                };
            };
            /** @description Accepted, not finished */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_paid, approval_pending, conflict, idempotency_in_progress, payment_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderDetail"];
                };
            };
            /** @description Accepted, not finished */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description approval_pending, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, refund_too_large, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStaffCreditNoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffPayments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                from?: components["schemas"]["Day"];
                to?: components["schemas"]["Day"];
                format?: "csv";
                customer?: components["schemas"]["Id"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                sort?: "created_at" | "-created_at" | "amount" | "-amount" | "gateway" | "-gateway";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: components["schemas"]["StaffPayment"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewOperatorBackupCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmOperatorSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupCodes"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, in_person_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required, wrong_code */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTermsVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: components["schemas"]["TermsVersion"][];
                        accounts: components["schemas"]["Count"];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishTermsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTermsBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsVersion"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTermsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: components["schemas"]["Id"];
                locale: components["schemas"]["Locale"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Terms"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffCategories: {
        parameters: {
            query?: {
                kind?: components["schemas"]["TicketKind"];
                product?: components["schemas"]["TicketProduct"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket_categories: components["schemas"]["StaffCategory"][];
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addTicketCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeTicketCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCategory"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffTickets: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                state?: components["schemas"]["TicketState"];
                kind?: components["schemas"]["TicketKind"];
                product?: components["schemas"]["TicketProduct"];
                waiting?: "true";
                sort?: "updated_at" | "-updated_at" | "created_at" | "-created_at" | "number" | "-number" | "title" | "-title" | "kind" | "-kind" | "product" | "-product";
                customer?: components["schemas"]["Email"];
                assigned?: "me" | "nobody";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tickets: components["schemas"]["StaffTicket"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStaffTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeStaffTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listStaffComments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["StaffComment"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addStaffComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCommentBody"];
                "multipart/form-data": components["schemas"]["StaffCommentBody"] & {
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffComment"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    mergeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reopenStaffTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTicket"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Today"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                endpoint?: string;
                state?: components["schemas"]["DeliveryState"];
                type?: components["schemas"]["WebhookEvent"];
                object_id?: components["schemas"]["Id"];
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhook_deliveries: components["schemas"]["WebhookDelivery"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replayDeadWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayDeadBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        replayed: number;
                    };
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetail"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: components["schemas"]["WebhookEndpoint"][];
                    };
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listViewers: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                "duration.play_lt"?: number;
                "duration.play_gt"?: number;
                cursor?: string;
                limit?: number;
                format?: "csv";
                sort?: "client.user_id" | "-client.user_id" | "client.ip" | "-client.ip" | "bytes" | "-bytes" | "duration" | "-duration" | "sessions_count" | "-sessions_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metrics: components["schemas"]["MetricRow"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMonitoringLink: {
        parameters: {
            query?: {
                board?: components["schemas"]["MonitoringBoard"];
                codes?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitoringLink"];
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getViewingSeries: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                duration_lt?: number;
                duration_gt?: number;
                metric?: components["schemas"]["SeriesMetric"];
                step?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        series: components["schemas"]["SeriesPoint"][];
                        step: components["schemas"]["Count"];
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listViewedServers: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                "duration.play_lt"?: number;
                "duration.play_gt"?: number;
                cursor?: string;
                limit?: number;
                format?: "csv";
                sort?: "server.hostname" | "-server.hostname" | "bytes" | "-bytes" | "duration" | "-duration" | "sessions_count" | "-sessions_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metrics: components["schemas"]["MetricRow"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPlaySessions: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                duration_lt?: number;
                duration_gt?: number;
                cursor?: string;
                limit?: number;
                format?: "csv";
                sort?: "started_at" | "-started_at" | "stream_name" | "-stream_name" | "proto" | "-proto" | "server.hostname" | "-server.hostname" | "client.user_id" | "-client.user_id" | "client.ip" | "-client.ip" | "bytes" | "-bytes" | "duration" | "-duration";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metrics: components["schemas"]["MetricRow"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStatisticsStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsStanding"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listViewedStreams: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                "duration.play_lt"?: number;
                "duration.play_gt"?: number;
                cursor?: string;
                limit?: number;
                format?: "csv";
                sort?: "stream_name" | "-stream_name" | "bytes" | "-bytes" | "duration" | "-duration" | "sessions_count" | "-sessions_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metrics: components["schemas"]["MetricRow"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listUniqueSessions: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name_like?: string;
                proto?: string;
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.ip"?: string;
                "client.useragent_like"?: string;
                deliverable_id?: components["schemas"]["Id"];
                owner?: components["schemas"]["OwnerFilter"];
                duration_lt?: number;
                duration_gt?: number;
                cursor?: string;
                limit?: number;
                format?: "csv";
                sort?: "started_at" | "-started_at" | "stream_name" | "-stream_name" | "proto" | "-proto" | "server.hostname" | "-server.hostname" | "client.user_id" | "-client.user_id" | "client.ip" | "-client.ip" | "bytes" | "-bytes" | "duration" | "-duration" | "sessions_count" | "-sessions_count";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        metrics: components["schemas"]["MetricRow"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_much_asked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    downloadAttachment: {
        parameters: {
            query?: {
                brand?: string;
                until?: string;
                signature?: string;
            };
            header?: never;
            path: {
                attachment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description bad_request, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewAttachment: {
        parameters: {
            query?: {
                brand?: string;
                until?: string;
                signature?: string;
            };
            header?: never;
            path: {
                attachment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description bad_request, tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description link_expired, link_invalid, not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTicketCategories: {
        parameters: {
            query: {
                kind: components["schemas"]["TicketKind"];
                product: components["schemas"]["TicketProduct"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket_categories: components["schemas"]["TicketCategory"][];
                    };
                };
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                query?: string;
                state?: components["schemas"]["TicketState"];
                kind?: components["schemas"]["TicketKind"];
                product?: components["schemas"]["TicketProduct"];
                waiting?: "true";
                sort?: "updated_at" | "-updated_at" | "created_at" | "-created_at" | "number" | "-number" | "title" | "-title" | "kind" | "-kind" | "product" | "-product";
                owner?: components["schemas"]["OwnerFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tickets: components["schemas"]["Ticket"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketBody"];
                "multipart/form-data": components["schemas"]["TicketBody"] & {
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: components["schemas"]["Limit"];
                sort?: "created_at" | "-created_at";
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        comments: components["schemas"]["Comment"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description The same as what one has */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description bad_request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBody"];
                "multipart/form-data": components["schemas"]["CommentBody"] & {
                    "files[]"?: string[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description tenant_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    putReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description bad_request, idempotency_key_required, tenant_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addSecondaryEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondaryEmailBody"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondaryEmail"];
                };
            };
            /** @description bad_request, idempotency_key_required, unknown_field, wrong_type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, required */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeSecondaryEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket_id: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing to tell */
            204: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description idempotency_key_required */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description confirmed_email_needed, feature_off, forbidden, password_needed, terms_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
