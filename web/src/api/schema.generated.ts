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
        /**
         * What the caller may do, as the server decides it
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Whom the caller, or the owner of their company, shares with
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Who let whom see what, or no longer, when and from where; of the caller and their colleagues
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Ask somebody by e-mail to become a colleague
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Requests to the caller
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Requests that the caller sent
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Take back a request that one sent
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Become colleagues; nothing is shared yet
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Reject a request to oneself
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Give or withdraw one permission
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
        put: operations["changeColleague"];
        post?: never;
        /**
         * End sharing, in both directions
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * The company of the caller, and whom they share with
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        get: operations["getCompany"];
        put?: never;
        /**
         * Make a company and own it
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the title; the owner alone
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Who did what in the company, when and from where; for the owner
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Open invites: those to the caller, or those of their company
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        get: operations["listInvites"];
        put?: never;
        /**
         * Invite somebody by e-mail, for seven days; the owner alone
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * One open invite, for whom it is to or whose company it is of
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        get: operations["getInvite"];
        put?: never;
        post?: never;
        /**
         * Reject an invite to oneself, or cancel one of one’s company
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        delete: operations["endInvite"];
        options?: never;
        head?: never;
        /**
         * Accept an invite: join with its roles and leave the company one was in
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * An address of the invite to hand over by other ways than mail; the owner alone
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Mail the invite once more, for another seven days; the owner alone
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * The members: the owner, the caller, the others
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Remove a member; the owner alone, and never themself
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Change the roles of a member; the owner alone, and never their own
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Leave the company; an owner who is alone in it ends it
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * The open offer of the company to a member, for the two whom it concerns
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
        get: operations["getTransfer"];
        put?: never;
        /**
         * Offer the company to one of its members; the owner alone
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
        post: operations["offerTransfer"];
        /**
         * Withdraw the offer of the company, or decline it
         * @description The access token is made out to `billing`. For brands that have `company` on.
         */
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
        /**
         * Take the company over; whoever it was offered to
         * @description The access token is made out to `billing`. For brands that have `company` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Confirm an e-mail by the token that was sent to it; may be repeated without harm
         * @description For brands that have `account_confirmation` on.
         */
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
        /**
         * Mail a fresh confirmation link, for who is signed in or holds one that has expired
         * @description The access token is made out to `billing`. For brands that have `account_confirmation` on.
         */
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
        /**
         * Confirm a phone with the code sent to it; it becomes the account’s
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Send a code to a phone
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * What the caller owns or is shown by others
         * @description The access token is made out to `billing`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * How many the caller’s list has of each kind and state
         * @description The access token is made out to `billing`.
         */
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
        /**
         * One licence or other deliverable
         * @description The access token is made out to `billing`.
         */
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
        /**
         * The versions that the licence allows
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Do not renew by itself any more; the licence works until it is paid till
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Activate a server without network: the same request again gives the same file
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Which servers were activated by file, and by whom
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Renew by itself from now on, with a saved card
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Let an outside service charge the renewals
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * What renewing with a saved card would charge first, and when
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Take the place of a server back, three times in 30 days, or take one out of the list whose lease is over
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Everything that happened to the licence, the newest first
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Raise the limit
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * What raising the limit would cost, and how it would be settled
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * How much of the limit was used lately, and when it will be reached
         * @description The access token is made out to `billing`.
         */
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
        /**
         * The file for the server that the dongle is plugged into; with a request of that server its dongle is checked first
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Tell that something happened on screen
         * @description The access token is made out to `billing`.
         */
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
        /**
         * The areas that the brand has switched on
         * @description The access token is made out to `billing`.
         */
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
        /**
         * The terms of use of the brand, as a PDF
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Accept the terms of use as they stand now
         * @description The access token is made out to `billing`. For brands that have `terms` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Sign in with e-mail and password or a trial token, or renew the tokens of a session
         * @description The answer holds secrets and is not kept: a repeated call runs again.
         */
        post: operations["login"];
        /**
         * Sign out: the session of the caller ends
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Keep-alive; 428 asks for renewed tokens
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Whether the owner of a mail’s link gets the newsletter
         * @description For brands that have `contacts` on.
         */
        get: operations["getNewsletter"];
        /**
         * Subscribe to the newsletter or unsubscribe, by a mail’s link
         * @description For brands that have `contacts` on.
         */
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
        /**
         * Orders and invoices
         * @description The access token is made out to `billing`. For brands that have `billing` on. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Buy, convert a trial, change a licence’s properties, end a trial; what costs nothing is delivered at once
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * The documents of a year’s invoices in one ZIP; of this year unless told
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Pay several invoices with one saved card; each tells how it went
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * One order with its lines, parties and history
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Give up a purchase that was not paid; whatever a payment is under way for cannot be given up
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * The PDF of a credit note
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * The order’s PDF: the invoice, or the receipt of what is paid
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Pay by card; an order is charged at most once, however often this is called
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Choose the gateway to pay through
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Mail a link to choose a new password; an unknown e-mail is answered alike
         * @description For brands that have `password_recovery` on.
         */
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
        /**
         * The ways to pay that are open to the caller
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * Saved cards: one’s own, and those of the company’s owner for members with the role billing
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a Stripe card that the browser has turned into a token
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Begin to save a CloudPayments card by a small charge that is returned
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Forget a saved card
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        /**
         * Make a saved card the default
         * @description The access token is made out to `billing`. For brands that have `billing` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Money that arrived
         * @description The access token is made out to `billing`. For brands that have `billing` on. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * One payment
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
        /**
         * The current user
         * @description The access token is made out to `billing`.
         */
        get: operations["getProfile"];
        /**
         * Save the profile; with a password, choose another one, which ends the other sessions
         * @description The access token is made out to `billing`.
         */
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
        /**
         * Ask for another e-mail: a link goes there, and the change happens when it is confirmed
         * @description The access token is made out to `billing`. For brands that have `account_confirmation` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Everything that is known of the account, to take along
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Choose a new password with the token of a recovery mail; every session ends
         * @description For brands that have `password_recovery` on.
         */
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
        /**
         * Whether signing in asks for a code
         * @description The access token is made out to `billing`.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * A secret for an authenticator app; it counts once a code of the app has confirmed it. Asks for the password a quarter of an hour after signing in
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
        post: operations["startSecondFactor"];
        /**
         * Switch the second factor off with a code of the app or a backup code
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Other backup codes instead of those before
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Switch the second factor on with a code of the app
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Where the account is signed in
         * @description The access token is made out to `billing`.
         */
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
        /**
         * End one session of the account
         * @description The access token is made out to `billing`. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Open an account and sign in; a taken e-mail is answered alike, and its owner gets a mail
         * @description For brands that have `sign_up` on. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * What can be bought
         * @description The access token is made out to `billing`.
         */
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
        /**
         * One SKU; one that is no longer published stays readable to those who see a licence of it
         * @description The access token is made out to `billing`.
         */
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
        /**
         * What so many cost the caller, with the tax of their country and the next charge
         * @description The access token is made out to `billing`.
         */
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
        /**
         * What so many cost the caller, as a document for whoever decides; orders nothing
         * @description The access token is made out to `billing`. For brands that have `billing` on.
         */
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
                    gateway: "stripe" | "cloudpayments" | "paddle" | "paypro";
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
                /** @description No such provider */
                404: {
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
                    gateway: "stripe" | "cloudpayments" | "paddle" | "paypro";
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
                /** @description No such provider */
                404: {
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
        /**
         * What the account was told, the latest first, and how much of it is unread
         * @description The access token is made out to `auth`.
         */
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
        /**
         * Mark notifications as read
         * @description The access token is made out to `auth`.
         */
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
        /**
         * By which channels the account is told of what
         * @description The access token is made out to `auth`. For brands that have `contacts` on.
         */
        get: operations["getPreferences"];
        /**
         * Choose the channels; events that are left out stay as they are
         * @description The access token is made out to `auth`. For brands that have `contacts` on.
         */
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
        /**
         * Have this browser told; repeating it keeps the latest keys
         * @description The access token is made out to `auth`. For brands that have `contacts` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Whether this browser is told, by its push endpoint; 404 where it is not
         * @description The access token is made out to `auth`. For brands that have `contacts` on.
         */
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
        /**
         * Stop telling this browser
         * @description The access token is made out to `auth`. For brands that have `contacts` on.
         */
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
        /**
         * What a second operator is to decide, or has decided
         * @description A key needs the scope `orders:read`. On the command line: `approvals list`.
         */
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
        /**
         * Let it happen; nobody approves what they asked for themselves
         * @description A key needs the scope `orders:write`. On the command line: `approvals approve`.
         */
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
        /**
         * Do not let it happen; whoever asked may take it back so as well
         * @description A key needs the scope `orders:write`. On the command line: `approvals reject`.
         */
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
        /**
         * A file of a ticket
         * @description A key needs the scope `tickets:read`.
         */
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
        /**
         * Who did what, when and why
         * @description A key needs the scope `audit:read`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page. On the command line: `audit`.
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
    "/operator/api/v1/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brand as it is configured, secrets aside
         * @description A key needs the scope `brands:read`. On the command line: `brand`.
         */
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
        /**
         * Publish SKUs as they are given, past the draft
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue apply`.
         */
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
        /**
         * All that publishing would change, and what to look at first
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue draft`.
         */
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
        /**
         * The published catalogue, in the form in which it is applied
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue export`.
         */
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
        /**
         * What so many would cost a customer, now and after publishing; changes nothing
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue preview`.
         */
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
        /**
         * Publish the draft as one: from now on customers buy at these prices
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue publish`.
         */
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
        /**
         * All that is or was on sale, with what is to be changed
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue list`.
         */
        get: operations["listCatalogue"];
        put?: never;
        /**
         * Put another SKU into the draft
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue add`.
         */
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
        /**
         * One SKU, published and in the draft
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue show`.
         */
        get: operations["getCatalogueSku"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a SKU in the draft; customers see it once it is published
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue change`.
         */
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
        /**
         * Take a SKU out of the draft; it stays as it is published
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue discard`.
         */
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
        /**
         * What was published, when, by whom and why
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue history`.
         */
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
        /**
         * One publishing, with each SKU before and after it
         * @description A key needs the scope `catalogue:read`. On the command line: `catalogue version`.
         */
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
        /**
         * Publish anew what was valid after this version; what is newer is taken off sale
         * @description A key needs the scope `catalogue:write`. On the command line: `catalogue restore`.
         */
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
        /**
         * Customers, found by e-mail, name or company
         * @description A key needs the scope `customers:read`. On the command line: `customers list`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Make an account; its owner chooses a password at the first visit
         * @description A key needs the scope `customers:write`. On the command line: `customers create`.
         */
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
        /**
         * One customer, with what they have, owe and wait for
         * @description A key needs the scope `customers:read`. On the command line: `customers show`.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change locale, country, permissions and the like; block or let in again
         * @description A key needs the scope `customers:write`. On the command line: `customers change`.
         */
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
        /**
         * Work in the portal as the customer, for an hour; money and proofs of who they are stay out of reach
         * @description A key needs the scope `customers:sign_in`. The answer holds secrets and is not kept: a repeated call runs again. On the command line: `customers act-as`.
         */
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
        /**
         * What colleagues noted of a customer
         * @description A key needs the scope `customers:read`. On the command line: `customers notes`.
         */
        get: operations["listCustomerNotes"];
        put?: never;
        /**
         * Note something for colleagues
         * @description A key needs the scope `customers:write`. On the command line: `customers note`.
         */
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
        /**
         * Take a note away
         * @description A key needs the scope `customers:write`.
         */
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
        /**
         * Switch a customer’s second factor off, for one who has lost app and backup codes; they are told by mail
         * @description A key needs the scope `customers:write`. On the command line: `customers reset-second-factor`.
         */
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
        /**
         * Sign the customer out everywhere
         * @description A key needs the scope `customers:write`. On the command line: `customers sign-out`.
         */
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
        /**
         * A link that signs the customer in, once, within a day
         * @description A key needs the scope `customers:sign_in`. The answer holds secrets and is not kept: a repeated call runs again. On the command line: `customers sign-in-link`.
         */
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
        /**
         * Licences of all customers, found by key, number, dongle, product, comment or customer
         * @description A key needs the scope `licences:read`. On the command line: `licences list`.
         */
        get: operations["listStaffLicences"];
        put?: never;
        /**
         * Give a customer a licence without an order
         * @description A key needs the scope `licences:write`. On the command line: `licences issue`.
         */
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
        /**
         * One licence with its media servers
         * @description A key needs the scope `licences:read`. On the command line: `licences show`.
         */
        get: operations["getStaffLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change its end, versions, servers and the like
         * @description A key needs the scope `licences:write`. On the command line: `licences change`.
         */
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
        /**
         * Stop it: its media servers are told with their next heartbeat
         * @description A key needs the scope `licences:write`. On the command line: `licences block`.
         */
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
        /**
         * Set the limit, up or down, without a charge; the next period costs accordingly
         * @description A key needs the scope `licences:write`. On the command line: `licences limit`.
         */
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
        /**
         * Give it to another customer, with its key and its media servers
         * @description A key needs the scope `licences:write`. On the command line: `licences move`.
         */
        post: operations["moveLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/deliverables/{id}/servers/{server_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the place of a media server back, beside the three times that its customer may
         * @description A key needs the scope `licences:write`. On the command line: `licences release-server`.
         */
        post: operations["releaseStaffServer"];
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
        /**
         * Let it run again
         * @description A key needs the scope `licences:write`. On the command line: `licences unblock`.
         */
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
        /**
         * Note that a difference between a gateway’s books and ours is cleared up; changes no book
         * @description A key needs the scope `orders:write`. On the command line: `discrepancies settle`.
         */
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
        /**
         * Hand over an answer that came by mail, as it arrived
         * @description A key needs the scope `mails:deliver`.
         */
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
        /**
         * Work after the answer that failed or is late
         * @description A key needs the scope `jobs:read`. On the command line: `jobs list`.
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
    "/operator/api/v1/jobs/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Never try it again
         * @description A key needs the scope `jobs:write`. On the command line: `jobs discard`.
         */
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
        /**
         * Try it again now
         * @description A key needs the scope `jobs:write`. On the command line: `jobs retry`.
         */
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
        /**
         * Keys, those that ended included
         * @description A key needs the scope `operators:read`. On the command line: `keys list`.
         */
        get: operations["listOperatorKeys"];
        put?: never;
        /**
         * Make a key; its secret is shown this once
         * @description A key needs the scope `operators:write`. The answer holds secrets and is not kept: a repeated call runs again. On the command line: `keys create`.
         */
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
        /**
         * What was called with a key in the last thirty days
         * @description A key needs the scope `operators:read`. On the command line: `keys calls`.
         */
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
        /**
         * End a key; its next call is refused
         * @description A key needs the scope `operators:write`. On the command line: `keys revoke`.
         */
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
        /**
         * Sign in as someone of the vendor’s, for twelve hours; with a second factor its code comes in the header OTP
         * @description The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Who calls, and what the key opens
         * @description On the command line: `whoami`.
         */
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
        /**
         * Who works for the vendor
         * @description A key needs the scope `operators:read`. On the command line: `operators list`.
         */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/operators/{id}": {
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
        /**
         * Give a colleague another role, block them or let them in again; nobody changes themselves
         * @description A key needs the scope `operators:write`. On the command line: `operators change`.
         */
        patch: operations["changeOperator"];
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
        /**
         * Switch off the second factor of a colleague who has lost their app, and end their sessions
         * @description A key needs the scope `operators:write`. On the command line: `operators reset-second-factor`.
         */
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
        /**
         * Orders of all customers, found by number, licence, description or customer
         * @description A key needs the scope `orders:read`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page. On the command line: `orders list`.
         */
        get: operations["listStaffOrders"];
        put?: never;
        /**
         * Issue an invoice (for something agreed, a new licence, the next period of one), or order a change of a licence that costs nothing
         * @description A key needs the scope `orders:write`.
         */
        post: operations["createStaffOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/orders/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the orders that the filters let through come to, by currency
         * @description A key needs the scope `orders:read`. On the command line: `orders totals`.
         */
        get: operations["sumStaffOrders"];
        put?: never;
        post?: never;
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
        /**
         * One order with its attempts, refunds and what may be done
         * @description A key needs the scope `orders:read`. On the command line: `orders show`.
         */
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
        /**
         * Give up an unpaid order; one that prolongs a licence ends its renewal as well
         * @description A key needs the scope `orders:write`. On the command line: `orders cancel`.
         */
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
        /**
         * The order’s PDF as its customer gets it: the invoice, or the receipt of what is paid
         * @description A key needs the scope `orders:read`.
         */
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
        /**
         * The money came by bank transfer; above the brand’s limit a second operator decides (202)
         * @description A key needs the scope `orders:write`. On the command line: `orders mark-paid`.
         */
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
        /**
         * Give money back, whole or in part; above the brand’s limit a second operator decides (202)
         * @description A key needs the scope `orders:write`. On the command line: `orders refund`.
         */
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
        /**
         * The PDF of a credit note as its customer gets it
         * @description A key needs the scope `orders:read`.
         */
        get: operations["getStaffCreditNoteDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose another password of one’s own, which ends the other sessions; keys stay
         * @description For the person alone, not for somebody of the vendor’s who acts for them.
         */
        put: operations["changeOperatorPassword"];
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
        /**
         * Money that arrived, found by transaction, order, customer or the last four digits of the card
         * @description A key needs the scope `orders:read`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page. On the command line: `payments list`.
         */
        get: operations["listStaffPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/payments/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payments that the filters let through come to, by currency
         * @description A key needs the scope `orders:read`. On the command line: `payments totals`.
         */
        get: operations["sumStaffPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/saved_replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Texts that staff put into their answers
         * @description A key needs the scope `tickets:read`. On the command line: `replies list`.
         */
        get: operations["listSavedReplies"];
        put?: never;
        /**
         * Save a text for answers; its placeholders are filled in where it is put into one
         * @description A key needs the scope `tickets:write`. On the command line: `replies add`.
         */
        post: operations["addSavedReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/saved_replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One saved reply
         * @description A key needs the scope `tickets:read`. On the command line: `replies show`.
         */
        get: operations["getSavedReply"];
        put?: never;
        post?: never;
        /**
         * Delete a saved reply; answers that were given with it stay as they are
         * @description A key needs the scope `tickets:write`. On the command line: `replies remove`.
         */
        delete: operations["removeSavedReply"];
        options?: never;
        head?: never;
        /**
         * Rename a saved reply, or give it other texts
         * @description A key needs the scope `tickets:write`. On the command line: `replies change`.
         */
        patch: operations["changeSavedReply"];
        trace?: never;
    };
    "/operator/api/v1/second_factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether signing in asks for a code
         * @description For the person alone, not for somebody of the vendor’s who acts for them.
         */
        get: operations["getOperatorSecondFactor"];
        put?: never;
        /**
         * A secret for an authenticator app; it counts once a code of the app has confirmed it. Asks for the password a quarter of an hour after signing in
         * @description For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
        post: operations["startOperatorSecondFactor"];
        /**
         * Switch the second factor off with a code of the app or a backup code, where the brand does not ask it of the role
         * @description For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Other backup codes instead of those before
         * @description For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Switch the second factor on with a code of the app; other sessions of the operator end
         * @description For the person alone, not for somebody of the vendor’s who acts for them. The answer holds secrets and is not kept: a repeated call runs again.
         */
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
        /**
         * Versions of the terms of use
         * @description A key needs the scope `legal:read`. On the command line: `terms list`.
         */
        get: operations["listTermsVersions"];
        put?: never;
        /**
         * Publish another version: it is shown and accepted from now on
         * @description A key needs the scope `legal:write`.
         */
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
        /**
         * A version’s document in one language
         * @description A key needs the scope `legal:read`.
         */
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
        /**
         * What tickets can be about, with what is offered no more
         * @description A key needs the scope `tickets:read`. On the command line: `categories list`.
         */
        get: operations["listStaffCategories"];
        put?: never;
        /**
         * Offer something more that a ticket of a kind and product can be about
         * @description A key needs the scope `tickets:write`. On the command line: `categories add`.
         */
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
        /**
         * Rename a category, or offer it no more or again
         * @description A key needs the scope `tickets:write`. On the command line: `categories change`.
         */
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
        /**
         * Tickets of all customers
         * @description A key needs the scope `tickets:read`. On the command line: `tickets list`.
         */
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
        /**
         * One ticket
         * @description A key needs the scope `tickets:read`. On the command line: `tickets show`.
         */
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
        /**
         * Say who takes care of it
         * @description A key needs the scope `tickets:write`. On the command line: `tickets assign`.
         */
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
        /**
         * Close; the customer is asked how it went
         * @description A key needs the scope `tickets:write`. On the command line: `tickets close`.
         */
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
        /**
         * What was said in a ticket, with the notes of staff
         * @description A key needs the scope `tickets:read`. On the command line: `tickets comments`.
         */
        get: operations["listStaffComments"];
        put?: never;
        /**
         * Reply to the customer, or leave a note for colleagues
         * @description A key needs the scope `tickets:write`. On the command line: `tickets reply`.
         */
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
        /**
         * Go on with this ticket in another of the same customer
         * @description A key needs the scope `tickets:write`. On the command line: `tickets merge`.
         */
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
        /**
         * Take a closed ticket up again
         * @description A key needs the scope `tickets:write`. On the command line: `tickets reopen`.
         */
        post: operations["reopenStaffTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/api/v1/tickets/{id}/snooze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put it off: it leaves the queue until then, or until its customer writes
         * @description A key needs the scope `tickets:write`. On the command line: `tickets snooze`.
         */
        post: operations["snoozeTicket"];
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
        /**
         * All that needs a person today: money, tickets, licences, jobs
         * @description A key needs the scope `orders:read`. On the command line: `today`.
         */
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
        /**
         * What was told to whom
         * @description A key needs the scope `webhooks:read`. On the command line: `webhooks deliveries`.
         */
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
        /**
         * Send once more what was given up for one endpoint, up to a thousand at a time
         * @description A key needs the scope `webhooks:write`. On the command line: `webhooks replay-dead`.
         */
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
        /**
         * One delivery: what was sent, and what each attempt came to
         * @description A key needs the scope `webhooks:read`. On the command line: `webhooks show`.
         */
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
        /**
         * Send it once more, under the same id, and try as often as at first
         * @description A key needs the scope `webhooks:write`. On the command line: `webhooks replay`.
         */
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
        /**
         * Programs that are told what happens, and how that goes
         * @description A key needs the scope `webhooks:read`. On the command line: `webhooks list`.
         */
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
        /**
         * Viewing summed by viewer: a user id, else an address with its program
         * @description The access token is made out to `retroview`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * The way to a board of the dashboard tool, or to the tool itself, signed in
         * @description The access token is made out to `retroview`.
         */
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
        /**
         * Traffic or concurrent sessions over time
         * @description The access token is made out to `retroview`.
         */
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
        /**
         * Viewing summed by media server
         * @description The access token is made out to `retroview`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * Play sessions, each in its last known state
         * @description The access token is made out to `retroview`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * Whether statistics are collected for the caller, and what else there is to see
         * @description The access token is made out to `retroview`.
         */
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
        /**
         * Viewing summed by stream
         * @description The access token is made out to `retroview`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * Unique sessions: those of one viewer on one stream with less than 30 minutes between them are one
         * @description The access token is made out to `retroview`. As CSV by `format=csv` or `Accept: text/csv`: all rows, whatever the page.
         */
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
        /**
         * A file, to be saved
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * A small picture of an image, drawn anew
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * What a ticket of this kind and product can be about
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * Tickets of the caller, and those that others share
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
        get: operations["listTickets"];
        put?: never;
        /**
         * Ask the vendor
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * One ticket
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * Say that it is solved
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * What was said in a ticket, in the order in which it was
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Reply; the ticket is the vendor’s turn again, even where it was closed
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * Say that it is not solved after all
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * How the customer rated the ticket
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
        get: operations["getReview"];
        /**
         * Rate how a closed ticket went; again to change it
         * @description The access token is made out to `talks`. For brands that have `tickets` on. For the person alone, not for somebody of the vendor’s who acts for them.
         */
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
        /**
         * Let somebody else have the ticket’s mails
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
        /**
         * Stop that
         * @description The access token is made out to `talks`. For brands that have `tickets` on.
         */
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
                                charged_on: components["schemas"]["Day"] | null;
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
                                charged_on: components["schemas"]["Day"] | null;
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
                                charged_on: components["schemas"]["Day"] | null;
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
                                charged_on: components["schemas"]["Day"] | null;
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
        /** @description * What the caller may do at this moment, as names of operations: with themselves and their own data, with data of the company they are a member of, with data that colleagues share. The portal's buttons follow it; the server decides on each call anew. */
        Abilities: {
            own: string[];
            company: string[];
            sharing: string[];
        };
        /** @description Whoever says which version they were shown accepts no other by it. */
        AcceptTermsBody: {
            version?: string;
        };
        /** @description With tokens where accepting made an account: the page goes on signed in and asks for a password. */
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
        /** @description All that is known of one account, for its owner to keep. */
        AccountExport: {
            exported_at: components["schemas"]["Time"];
            /** @description When the account was made. */
            created_at: components["schemas"]["Time"];
            /** @description By which of the vendor's links the person came who signed up. */
            first_visit: components["schemas"]["Utm"];
            profile: components["schemas"]["Profile"];
            terms: {
                accepted_at: components["schemas"]["Time"] | null;
                version: string | null;
            };
            second_factor: components["schemas"]["SecondFactor"];
            sessions: components["schemas"]["Session"][];
            /** @description The latest first, 10,000 at most. */
            activity: components["schemas"]["Activity"][];
            orders: components["schemas"]["Order"][];
            payments: components["schemas"]["Payment"][];
            payment_methods: components["schemas"]["PaymentMethod"][];
            deliverables: components["schemas"]["Deliverable"][];
            /** @description With everything that was said in them; what staff noted among themselves is not the customer's. */
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
            /** @description Null without a company. */
            membership: {
                company: string;
                /** @enum {string} */
                place: "owner" | "member";
                roles: components["schemas"]["Roles"];
                joined_at: components["schemas"]["Time"];
            } | null;
            /** @description Open ones: to the person, and those of the company that they own. */
            invites: {
                sent: components["schemas"]["Invite"][];
                received: components["schemas"]["Invite"][];
            };
            /** @description With whom one shares what of one's own, and what one is let see in return. */
            colleagues: components["schemas"]["Colleague"][];
            colleague_requests: {
                sent: components["schemas"]["ColleagueRequest"][];
                received: components["schemas"]["ColleagueRequest"][];
            };
            notifications: components["schemas"]["Notification"][];
            notification_preferences: components["schemas"]["EventPreference"][];
            push_subscriptions: components["schemas"]["PushBrowser"][];
        };
        /** @description Acting for a customer always has a reason: the customer finds it in their own log. */
        ActAsBody: {
            reason: components["schemas"]["Reason"];
        };
        /** @description Where to go on as the customer: the address works once, within a minute; the session that it opens ends by itself. */
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
        /** @description One thing that was done to the account, as the log of changes has it. */
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
        /** @description A proof of work for the browser, in the words of ALTCHA's protocol, which the signature covers as they are. */
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
        /**
         * @description An amount on the wire: a JSON number in major units.
         * @example 1234.5
         */
        Amount: number;
        ApiError: {
            /** @description The request's id, as in the server's log. */
            id: string;
            /** @description The HTTP status, as a string. */
            status: string;
            /**
             * @description Of a closed list, to which later versions add: one that you do not know, take as its status.
             * @enum {string}
             */
            code: "account_blocked" | "already_colleague" | "already_copied" | "already_in_company" | "already_invited" | "already_member" | "already_paid" | "already_requested" | "approval_pending" | "bad_activation_request" | "bad_cursor" | "bad_request" | "bad_signature" | "bad_sort" | "captcha_invalid" | "card_declined" | "card_ended" | "card_not_both" | "charged_elsewhere" | "company_has_members" | "confirmed_email_needed" | "conflict" | "copies_used_up" | "feature_off" | "files_used_up" | "forbidden" | "gateway_error" | "gateway_unavailable" | "headers_too_large" | "idempotency_in_progress" | "idempotency_key_required" | "idempotency_key_reused" | "in_person_only" | "internal" | "invalid" | "invalid_email" | "invalid_phone" | "invalid_tax_id" | "invoice_open" | "last_card" | "licence_stopped" | "licence_unknown" | "link_expired" | "link_invalid" | "method_not_allowed" | "name_taken" | "no_documents" | "no_saved_card" | "not_a_trial" | "not_found" | "not_on_sale" | "not_terminatable" | "otp_required" | "overloaded" | "own_email" | "password_common" | "password_hint" | "password_min" | "password_needed" | "payment_in_progress" | "period_unfit" | "placeholder_unknown" | "price_above_cap" | "quantity_too_small" | "refund_too_large" | "releases_used_up" | "required" | "retroview_not_manageable" | "saved_replies_full" | "second_factor_on" | "second_person_needed" | "server_released" | "servers_limit_reached" | "sign_in_link_over" | "sign_in_needed" | "sku_fixed" | "tenant_required" | "terms_needed" | "terms_outdated" | "ticket_moved_on" | "tier_missing" | "tiers_unsorted" | "token_refresh_required" | "too_fine" | "too_large" | "too_many_requests" | "too_much_asked" | "too_slow" | "trials_used_up" | "unauthorized" | "unavailable" | "unknown_field" | "unsupported_media_type" | "upgrade_not_possible" | "version_out_of_range" | "wrong_activation_type" | "wrong_code" | "wrong_credentials" | "wrong_dongle" | "wrong_password" | "wrong_type";
            /** @description In the caller's language. */
            title: string;
            /** @description What is at fault: the field of the body, as a JSON pointer (`/tiers/0/unit_price`), or the name of the parameter. */
            source?: {
                pointer?: string;
                parameter?: string;
            };
            meta?: {
                [key: string]: unknown;
            };
        };
        AppliedCatalogue: {
            /** @description Null where nothing was published. */
            version: components["schemas"]["CatalogueVersion"] | null;
            changes: components["schemas"]["SkuChange"][];
        };
        ApplyCatalogueBody: {
            /** @description Those not named stay as they are. */
            skus: components["schemas"]["NewSkuBody"][];
            reason: components["schemas"]["Reason"];
            /** @description Answers what would change, and changes nothing. */
            dry_run?: boolean;
        };
        /** @description Something about much money that one operator asked for and another one decides. */
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
            /** @description Of the transfer: the one that is to be booked, or the one that a refund gives back by hand. Null for a refund that a provider makes. */
            reference: string | null;
            paid_on: components["schemas"]["Day"] | null;
            reason: string;
            /** @description Handle. */
            requested_by: string;
            requested_at: components["schemas"]["Time"];
            decided_by: string | null;
            decided_at: components["schemas"]["Time"] | null;
            decision_reason: string | null;
            /** @description The caller asked for it: they may take it back, and not approve it. */
            own: boolean;
        };
        /** @description A day that lists are asked for by: there is none before the first year. */
        AskedDay: components["schemas"]["Day"];
        AssignBody: {
            /** @description Handle of the operator who takes care of it from now on; nobody for null. */
            operator: string | null;
            reason?: components["schemas"]["Reason"];
            /** @description Who took care of it as the caller saw it, nobody for null: refused where it is somebody else by now (`ticket_moved_on`). */
            seen_manager_name?: string | null;
        };
        Attachment: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The portal's page that downloads it. */
            url: string;
            /** @description Bytes. */
            size: number;
            /** @description A small picture of it can be asked for. */
            image: boolean;
            /** @description Where the file itself is, for some minutes and for whoever has the address: it needs no bearer. */
            download_url: string;
            /** @description The same for the small picture. */
            preview_url: string | null;
        };
        /** @enum {string} */
        AttemptState: "started" | "requires_action" | "unknown" | "succeeded" | "failed";
        /** @description One thing that was done, as the log of changes has it. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @description Account id, `operator:<handle>`, `gateway:<name>` or `system`. */
            actor: string;
            /** @description The person behind an account's id. */
            actor_email: string | null;
            actor_ip: string | null;
            action: string;
            object_type: string;
            object_id: string;
            /** @description What staff call the object: an invoice's number, an e-mail, a ticket's number and title; null where it is gone or has no name. */
            object_name: string | null;
            /** @description In whose log it shows. */
            account_id: components["schemas"]["Id"] | null;
            account_email: string | null;
            reason: string | null;
            changes: {
                [key: string]: unknown;
            };
            /** @description By id: what staff call the customers and orders that `changes` tells of by their ids. What is gone is not among them. */
            change_names: {
                [key: string]: string;
            };
        };
        /** @description Shown once; each signs in once, in place of a code of the app. */
        BackupCodes: {
            backup_codes: string[];
        };
        /** @enum {string} */
        BillingKind: "internal" | "external" | "manual";
        /** @enum {string} */
        BillingPeriod: "monthly" | "quarterly" | "semiannually" | "annually" | "daily" | "hourly" | "one_time";
        /** @enum {string} */
        BillingTerms: "subscription" | "perpetual" | "trial" | "support" | "promo" | "development" | "internal";
        /** @description The brand as its configuration has it; secrets are said to be set, and not shown. */
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
            /** @description Percent by country. */
            tax: {
                [key: string]: string;
            };
            two_person_above: {
                [key: string]: string;
            };
            /** @description Roles whose people sign in with a second factor or do nothing. */
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
        /** @description How a visitor shows that they are no machine. What they solve is sent as `recaptcha_token`, whoever the provider is. */
        Captcha: components["schemas"]["AltchaChallenge"] | components["schemas"]["RecaptchaWidget"];
        /** @enum {string} */
        CardGateway: "stripe" | "cloudpayments";
        /** @description The customer's bank asks something before the card is kept. */
        CardPending: {
            /** @constant */
            status: "requires_action";
            /** @description For the gateway's script. */
            client_secret: string;
        };
        /**
         * @description What the gateway's script made of a card. The card's own number, sent in its place by mistake, is refused before anything keeps it.
         * @example tok_visa
         */
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
        /** @description Asks for what the card widget needs to verify a card by a small charge, which is returned. */
        CardVerificationBody: {
            /** @constant */
            gateway: "cloudpayments";
        };
        /** @description All that is to be published. */
        CatalogueDraft: {
            /** @description Of the whole draft: publishing names the one that was looked at. */
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
        /** @description A SKU as customers see it now, and as it would be after publishing. */
        CatalogueEntry: {
            id: components["schemas"]["Id"];
            /** @description Null where it has not been published yet. */
            published: components["schemas"]["SkuFacts"] | null;
            /** @description Null where nothing is to be changed. */
            draft: components["schemas"]["SkuFacts"] | null;
            /** @description Rises with every change of either: whoever changes one names the state that they saw. */
            revision: number;
            /** @description It was published anew since the draft was begun, which therefore cannot be published. */
            outdated: boolean;
            /** @description Of the draft: handle of whoever changed it last. */
            edited_by: string | null;
            edited_at: components["schemas"]["Time"] | null;
            /** @description Licences that name it and have not ended. */
            licences: components["schemas"]["Count"];
        };
        /** @description What a customer pays, now and after publishing; null where it cannot be bought. */
        CataloguePreview: {
            current: components["schemas"]["PurchaseQuote"] | null;
            proposed: components["schemas"]["PurchaseQuote"] | null;
        };
        /** @description One publishing: everything in it became valid at one moment. */
        CatalogueVersion: {
            number: number;
            at: components["schemas"]["Time"];
            /** @description `operator:<handle>` or `system`. */
            actor: string;
            reason: string | null;
            /** @description The version that it brought back. */
            restores: number | null;
            /** @description How many SKUs changed. */
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
            /** @description JSON pointer into the SKU. */
            pointer: string;
        };
        CategoryBody: {
            name: string;
            kind: components["schemas"]["TicketKind"];
            product: components["schemas"]["TicketProduct"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description What is to be changed; the rest stays. */
        CategoryChange: {
            name?: string;
            offered?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        CategoryName: "media_server" | "watcher" | "support" | "hardware" | "vsaasio" | "mobile_watcher";
        /**
         * @description A day that somebody sets: of our age, so that what is counted from it can be written as a day, too.
         * @example 2027-01-31
         */
        ChosenDay: components["schemas"]["Day"];
        /** @enum {string} */
        ClientTicketKind: "payment" | "support" | "talks";
        /** @description What a ticket is closed for, and what whoever closes it has seen. A body without either, and none at all, are fine. */
        CloseBody: {
            reason?: components["schemas"]["Reason"];
            seen_comments?: number;
            seen_state?: components["schemas"]["TicketState"];
        } | null;
        /** @description Another account that sees some of one's data. */
        Colleague: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description True for whose data it is; false for members of their company, who only read along, and for open requests. */
            can_update_permissions: boolean;
            /** @description What the colleague may see of the owner's data. */
            permissions: {
                payments: boolean;
                statistics: boolean;
                licenses: boolean;
                tickets: boolean;
            };
            /** @description What the colleague lets the owner see in return. */
            received: {
                payments: boolean;
                statistics: boolean;
                licenses: boolean;
                tickets: boolean;
            };
            /** @description Whose data it is: null for the caller's own. */
            owner: components["schemas"]["Email"] | null;
        };
        /** @description Exactly one permission at a time. */
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
        /** @description What became of the events of one call. */
        CollectorAnswer: {
            accepted: components["schemas"]["Count"];
            /** @description Events of other kinds, and all those of a licence that collects no statistics. */
            skipped: components["schemas"]["Count"];
            /** @description Broken lines and impossible numbers. The others are kept all the same. */
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
        /** @description Title, place and time are null while the account has no company. */
        Company: {
            title: string | null;
            /** @description Whom the caller shares with, or is asked to share with: open requests count too, so that they can be reached. */
            colleagues: components["schemas"]["Colleague"][];
            /** @description What the caller is in it. */
            place: ("owner" | "member") | null;
            created_at: components["schemas"]["Time"] | null;
        };
        /** @description Who did what, when and from where. */
        CompanyActivity: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            action: "company_created" | "company_renamed" | "company_joined" | "company_left" | "member_invited" | "invite_resent" | "invite_link_copied" | "invite_rejected" | "invite_cancelled" | "member_roles_changed" | "member_removed" | "transfer_offered" | "transfer_withdrawn" | "transfer_declined" | "company_transferred";
            /** @description E-mail of who did it; null for the vendor. */
            actor: string | null;
            /** @description Of people in the company. */
            ip: string | null;
            /** @description Whom or what it was about: an e-mail, or the company's title. */
            subject: string | null;
            /** @description The roles that were given, or changed to. */
            roles: components["schemas"]["Roles"] | null;
        };
        CompanyBody: {
            title: string;
        };
        /** @description How readable two colours are on each other (WCAG 2.2): 4.5 is needed for text. */
        Contrast: {
            color: string;
            on: string;
            value: string;
            ratio: number;
            passes: boolean;
        };
        /**
         * @description How much of something there is: a whole number, never negative.
         * @example 12
         */
        Count: number;
        /**
         * @description Two letters of ISO 3166-1.
         * @example DE
         */
        Country: string;
        /** @description An invoice of the catalogue for something new: it becomes a licence as it is paid. */
        CreateOrderBody: {
            customer_id: components["schemas"]["Id"];
            /** @constant */
            action: "create";
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            due_on?: components["schemas"]["Day"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description Takes an invoice back, in whole or in part; numbered in a series of its own. */
        CreditNote: {
            id: components["schemas"]["Id"];
            number: string;
            issued_at: components["schemas"]["Time"];
            /** @description With tax. */
            amount: components["schemas"]["Amount"];
            reason: string;
        };
        /**
         * @example EUR
         * @enum {string}
         */
        Currency: "RUB" | "USD" | "EUR" | "KZT" | "KGS" | "BRL" | "ARS" | "CAD" | "CNY" | "CLP" | "INR" | "KRW" | "BTC" | "ETH" | "USDT";
        /** @description An invoice for whatever was agreed. */
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
            /** @description The customer's own unless told. */
            currency?: components["schemas"]["Currency"];
            due_on?: components["schemas"]["Day"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description A customer as a list shows them. */
        Customer: {
            id: components["schemas"]["Id"];
            email: string;
            /** @description Both names, as letters address them. */
            name: string;
            legal_name: string | null;
            country: components["schemas"]["Country"];
            currency: components["schemas"]["Currency"];
            locale: components["schemas"]["Locale"];
            created_at: components["schemas"]["Time"];
            blocked: boolean;
            email_confirmed: boolean;
            last_sign_in_at: components["schemas"]["Time"] | null;
            /** @description With what they may see of its owner's data. */
            company: {
                id: components["schemas"]["Id"];
                title: string;
                owner: boolean;
                roles: components["schemas"]["Roles"];
            } | null;
            /** @description Unpaid orders of their own, by currency. */
            owes: components["schemas"]["Debt"][];
        };
        /** @description What is left out stays as it is. A customer who is blocked is signed out everywhere at once. */
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
            /** @description Each right by itself: a colleague may have changed the other one meanwhile. */
            permissions?: {
                store?: boolean;
                create_trial?: boolean;
            };
            blocked?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @description All that staff need to know of a customer before they answer. */
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
                roles: components["schemas"]["Roles"];
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
            /** @description The number of the account in the vendor's former system. */
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
        /** @description What colleagues should know of a customer; customers never see it. */
        CustomerNote: {
            id: components["schemas"]["Id"];
            body: string;
            /** @description Handle of who wrote it. */
            author: string;
            created_at: components["schemas"]["Time"];
        };
        CustomerNoteBody: {
            body: string;
        };
        /** @description Whose it is. */
        CustomerRef: {
            id: components["schemas"]["Id"];
            email: string;
            name: string;
        };
        /** @description A place where a customer is signed in. */
        CustomerSession: {
            id: components["schemas"]["Id"];
            user_agent: string;
            ip: string;
            created_at: components["schemas"]["Time"];
            last_seen_at: components["schemas"]["Time"];
            /** @description Of someone of the vendor's who acts for the customer; null for the customer themselves. */
            acting_operator: string | null;
        };
        /**
         * Format: date
         * @description A calendar day, `yyyy-MM-dd`.
         * @example 2026-12-31
         */
        Day: string;
        DeactivationBody: {
            reason: components["schemas"]["Reason"];
        };
        /** @description What is open of one currency: sums of different currencies are never added. */
        Debt: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
            orders: components["schemas"]["Count"];
        };
        /** @description Something that was sold: a licence, hardware, a VSaaS account or support. */
        Deliverable: {
            id: components["schemas"]["Id"];
            /** @description Its number as people say it and mails tell it; calls take the id. */
            human_id: string;
            quantity: components["schemas"]["Quantity"];
            created_at: components["schemas"]["Time"];
            /** @description Per period, without tax; price_correction is added to it. */
            price: components["schemas"]["Amount"];
            price_correction: components["schemas"]["Amount"];
            tax: components["schemas"]["Percent"];
            gateway: components["schemas"]["Gateway"] | null;
            sku_id: components["schemas"]["Id"];
            /** @description A trial that its owner may end. */
            terminatable: boolean;
            upgrade_status: components["schemas"]["UpgradeStatus"];
            /** @description The midnight in UTC up to which it is paid: the one that begins the first day that is not. */
            paid_till: components["schemas"]["Time"] | null;
            /** @description The one that it is in, or was in last; null where it has none that was paid. */
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
            /** @description The one word that a badge shows. */
            state: components["schemas"]["DeliverableState"];
            /** @description The invoice to pay, where there is one. */
            unpaid_order_id: components["schemas"]["Id"] | null;
            /** @description Null where nothing will be charged. */
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
        };
        /** @description How many there are of each kind and state, by which lists are narrowed. */
        DeliverableCounts: {
            counts: {
                category: components["schemas"]["CategoryName"];
                state: components["schemas"]["DeliverableState"];
                count: components["schemas"]["Count"];
            }[];
        };
        /** @enum {string} */
        DeliverableState: "active" | "trial" | "expiring" | "expired" | "unpaid" | "blocked" | "terminated";
        /** @enum {string} */
        DeliveryState: "waiting" | "delivered" | "dead";
        /** @description Where a gateway's books and ours differ. */
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
        /**
         * Format: email
         * @example olga@northlight.example
         */
        Email: string;
        /** @description Another e-mail to sign in with; the password proves who asks, a link in a mail to it that it is theirs. */
        EmailChangeBody: {
            email: components["schemas"]["Email"];
            password: string;
        };
        ErrorAnswer: {
            errors: components["schemas"]["ApiError"][];
        };
        /** @description Something a person did on screen that the vendor wants to know. */
        EventBody: {
            /** @enum {string} */
            name: "key_copied";
            deliverable_id: components["schemas"]["Id"];
        };
        /** @description By which channels somebody is told of one kind of event. The portal's own list has all of them. */
        EventPreference: {
            kind: components["schemas"]["NotificationKind"];
            mail: boolean;
            push: boolean;
        };
        /** @enum {string} */
        ExternalGateway: "paddle" | "paypro";
        /** @description Where the customer agrees to it. */
        ExternalRenewal: {
            url: string;
        };
        /** @description An outside service is to charge the renewals. */
        ExternalRenewalBody: {
            gateway: components["schemas"]["ExternalGateway"];
        };
        /** @description The areas that a brand can switch on and off. */
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
        /**
         * @description A measured figure: never negative.
         * @example 12.5
         */
        Figure: number;
        /** @enum {string} */
        Gateway: "stripe" | "cloudpayments" | "paddle" | "paypro" | "bank_transfer";
        /** @description * What a media server says of itself every minute. Figures that it leaves out are zero. A server in trouble says more than one that is well: it is not refused for that, which would end its lease, but the beginning is kept. */
        HeartbeatBody: {
            server_id: components["schemas"]["ServerId"];
            hostname: components["schemas"]["Hostname"];
            version: components["schemas"]["ServerVersion"];
            ip?: string;
            /**
             * @description Mbps.
             * @default 0
             */
            in_bandwidth: components["schemas"]["Figure"];
            /**
             * @description Mbps.
             * @default 0
             */
            out_bandwidth: components["schemas"]["Figure"];
            /** @default 0 */
            sessions: components["schemas"]["Count"];
            /** @default 0 */
            medias: components["schemas"]["Count"];
            /**
             * @description Percent.
             * @default 0
             */
            cpu: number;
            /** @default 0 */
            memory: number;
            /**
             * @description Seconds since its start.
             * @default 0
             */
            lifetime: components["schemas"]["Count"];
            /**
             * @description Lines of text; one whose first word holds `error_`, as in `error_disk: disk is 94 % full`, is a warning.
             * @default []
             */
            alerts: string[];
        };
        /** @example media-1.northlight.example */
        Hostname: string;
        /**
         * @description Opaque to callers; a UUID today. Anything that cannot be an id is simply not found.
         * @example 019b04c6-5d3e-7a41-9c2f-6b8e0d1f2a37
         */
        Id: string;
        InboundOutcome: {
            /** @enum {string} */
            result: "added" | "noted" | "ignored" | "refused";
            /** @description Why it was not added. */
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
        /** @description An invite's address, to be handed over by other ways than mail. */
        InviteLink: {
            url: string;
        };
        /** @description What accepting would mean for the person who is invited. */
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
            /** @description The company that they leave by accepting; null where there is none, or where the link does not prove who they are. */
            leaves: {
                title: string;
            } | null;
            /** @description The link was handed over by other ways than mail. It proves nothing of whoever has it, so that it tells nobody whether the e-mail has an account. */
            handed_over: boolean;
            /** @description Accepting needs a sign-in: the link was handed over, or nobody has confirmed the e-mail of the account that there is. */
            needs_sign_in: boolean;
        };
        IssueLicenceBody: {
            customer_id: components["schemas"]["Id"];
            sku_id: components["schemas"]["Id"];
            quantity: components["schemas"]["Quantity"];
            /** @enum {string} */
            activation_type: "online" | "offline" | "usb";
            /** @description Needed for dongles, and for them alone. */
            usb_serial_number?: string;
            /** @description First day; today unless told. */
            starts_on?: components["schemas"]["ChosenDay"];
            /** @description One period of the SKU unless told; null for one that never runs out. */
            paid_till?: components["schemas"]["ChosenDay"] | null;
            /** @description As many as its quantity unless told, where that counts servers. */
            servers_limit?: number;
            user_comment?: string;
            reason: components["schemas"]["Reason"];
        };
        /** @description One call that was made with a key. */
        KeyCall: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            method: string;
            path: string;
            status: number;
            ip: string;
            /** @description As in the server's log and in each error. */
            request_id: string;
        };
        /** @description The same in the clear beside the signed text, for servers that trust the connection. */
        Lease: {
            /** @description The public half of the licence's key. */
            license: string;
            server_id: string;
            quantity: components["schemas"]["Quantity"];
            versions: components["schemas"]["VersionRange"];
            issued_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            /** @description Compact JWS, EdDSA. */
            lease: string;
            /** @description Seconds until the next heartbeat is awaited. */
            heartbeat_in: components["schemas"]["Count"];
        };
        LicenceBlockBody: {
            reason: components["schemas"]["Reason"];
        };
        /** @description What is left out stays as it is. Nothing is charged for it. */
        LicenceChangeBody: {
            paid_till?: components["schemas"]["ChosenDay"] | null;
            servers_limit?: number | null;
            version_min?: components["schemas"]["VersionBound"] | null;
            version_max?: components["schemas"]["VersionBound"] | null;
            user_comment?: string;
            retroview?: boolean;
            retroview_manageable?: boolean;
            /** @description Another dongle in the place of one that is lost or broken; of licences that run on a dongle alone. */
            usb_serial_number?: string;
            reason: components["schemas"]["Reason"];
        };
        LicenceLimitBody: {
            quantity: components["schemas"]["Quantity"];
            /** @description The limit that was shown: refused where it is another one by now. */
            seen_quantity?: components["schemas"]["Quantity"];
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
            seen_quantity?: components["schemas"]["Quantity"];
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
        /** @description What staff would ask first about a licence, as it was when the ticket was opened. */
        LicenceSnapshot: {
            /** @description The licence's number as people say it. */
            human_id: string;
            sku_name: string;
            versions: {
                min: string | null;
                max: string | null;
            };
            servers: {
                server_id?: string;
                hostname: string;
                version: string;
                status: string;
                last_updated_at: string;
            }[];
            alerts: string | null;
            /** Format: date-time */
            taken_at: string;
        };
        /**
         * @description `limit` arrives as text; 1 to 100, 20 unless told.
         * @default 20
         */
        Limit: number;
        /**
         * @example en
         * @enum {string}
         */
        Locale: "en" | "ru";
        /** @description What a sign-in answers. With `redirect_to` the account lives at another address: go there, refresh token appended. */
        LoginInfo: {
            access_token: string;
            refresh_token: string;
            redirect_to?: string | null;
        };
        MarkPaidBody: {
            /** @description The bank's own words of the transfer. The same one is not taken twice. */
            reference: string;
            reason: components["schemas"]["Reason"];
            /** @description Where it is said it must be the whole amount of the order: a slip of the row is noticed. */
            amount?: number;
            /** @description The day on which the money arrived; today unless told. */
            paid_on?: components["schemas"]["Day"];
        };
        Member: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            owner: boolean;
            /** @description The caller's own row. */
            you: boolean;
            roles: components["schemas"]["Roles"];
            joined_at: components["schemas"]["Time"];
            /** @description Null for everybody but the owner. */
            security: components["schemas"]["MemberSecurity"] | null;
        };
        MemberBody: {
            roles: {
                billing?: boolean;
                tickets?: boolean;
                deliverables?: boolean;
                retroview?: boolean;
            };
        };
        /** @description How well a member's account is kept; for the owner's eyes. */
        MemberSecurity: {
            second_factor: boolean;
            last_sign_in_at: components["schemas"]["Time"] | null;
        };
        MergeBody: {
            /** @description The ticket that goes on. */
            into: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description A row of any of the five lists; each list fills the fields it is about. */
        MetricRow: {
            /** @description Of session rows. */
            id?: components["schemas"]["PlaySessionId"];
            stream_name?: string;
            proto?: string;
            /** @description The id is as its events say it; empty where they do not. */
            server?: {
                id: string;
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
            /** @description Seconds. */
            duration: {
                play: components["schemas"]["Figure"];
            } | components["schemas"]["Figure"];
            sessions_count?: components["schemas"]["Count"];
            /** @description Of rows of servers: what the server reports of itself at the moment. */
            alerts?: string[];
            /** @description Seconds since 1970. */
            started_at?: components["schemas"]["Count"];
            /** @description Of session rows; sums go over everybody's. */
            owner?: components["schemas"]["Owner"];
        };
        /** @description What a list comes to in one currency: sums of different currencies are never added. */
        MoneyTotal: {
            currency: components["schemas"]["Currency"];
            count: components["schemas"]["Count"];
            /** @description With tax. */
            amount: components["schemas"]["Amount"];
            /** @description What of it went back, or is on its way. */
            refunded: components["schemas"]["Amount"];
        };
        MoneyTotals: {
            totals: components["schemas"]["MoneyTotal"][];
        };
        /** @enum {string} */
        MonitoringBoard: "input_monitoring" | "server_health" | "alerts_dashboard" | "dvr_monitoring" | "input_monitoring_summary" | "multiplexer_monitoring" | "output_monitoring" | "transcoder_monitoring" | "watcher_monitoring";
        /** @description Where to send the browser; null where no dashboards are set up. It signs its bearer in, once and for a minute. */
        MonitoringLink: {
            url: string | null;
        };
        /**
         * @description A country that somebody names: it decides currency and tax, so one that does not exist is refused.
         * @example DE
         */
        NamedCountry: string;
        NewCustomerBody: {
            email: components["schemas"]["Email"];
            name: string;
            second_name?: string;
            country: components["schemas"]["NamedCountry"];
            locale: components["schemas"]["Locale"];
            /** @description The country's own unless told; it stays for good. */
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
            /** @description Whose key it is; the caller's own unless told. */
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
        /**
         * @description A password that someone chooses. One that is merely presented, at sign-in, is not judged.
         * @example four-words-of-your-own-7
         */
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
            /** @description From the smallest quantity upwards. */
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
        /** @description The same on the way in and out. */
        Newsletter: {
            newsletter: boolean;
        };
        /** @description One thing that happened, in the portal’s own list. Its words are the client's; `details` is what they name. */
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            /** @description The page that it leads to. */
            path: string;
            /** @description `subject` is the ticket's title, the invoice's number, the licence's name or the server's; the others depend on the kind: `decision` is what the vendor did. */
            details: {
                [key: string]: string;
            };
            created_at: components["schemas"]["Time"];
            read_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        NotificationKind: "staff_reply" | "unpaid_invoice" | "invoice_cancelled" | "licence_expiring" | "licence_decision" | "server_alert";
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
        /** @description An activation made by hand for a server without network. */
        OfflineActivationKey: {
            /** @description The signed file, to be carried to the server. */
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
        /**
         * @description Six digits of an authenticator app, or a backup code however it was typed.
         * @example 123456
         */
        OneTimeCode: string;
        OneTimeCodeBody: {
            code: components["schemas"]["OneTimeCode"];
        };
        /** @enum {string} */
        OnlineGateway: "stripe" | "cloudpayments" | "paddle" | "paypro";
        /** @description A payment that the customer's bank wants back, and nobody has decided on. */
        OpenDispute: {
            id: components["schemas"]["Id"];
            order: {
                id: components["schemas"]["Id"];
                number: string;
            };
            customer: components["schemas"]["CustomerRef"];
            gateway: components["schemas"]["Gateway"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            opened_at: components["schemas"]["Time"];
        };
        /** @description Someone of the vendor's, or a program that acts for them. */
        Operator: {
            id: components["schemas"]["Id"];
            /** @description Under which the audit log knows them. */
            handle: string;
            name: string;
            email: string;
            role: components["schemas"]["OperatorRole"];
            /** @description What this very call's key opens: the role's, narrowed by the key's; nothing while a second factor is required and not on. */
            scopes: components["schemas"]["OperatorScope"][];
            /** @description Whether signing in asks for a code, and whether the brand asks one of the role; keys of programs are not asked. */
            second_factor: {
                on: boolean;
                required: boolean;
            };
        };
        /** @description What is left out stays as it is. Whoever is blocked is signed out at once, and their keys open nothing until they are let in again. */
        OperatorChange: {
            role?: components["schemas"]["OperatorRole"];
            blocked?: boolean;
            reason?: components["schemas"]["Reason"];
        };
        /** @description A key of the operator's side; its secret is shown once, when it is made. */
        OperatorKey: {
            id: components["schemas"]["Id"];
            title: string;
            operator: {
                handle: string;
                name: string;
                role: components["schemas"]["OperatorRole"];
            };
            /** @description Who made it in that name and has its secret: it ends where they are blocked, or may make keys no more. Null of one's own. */
            made_by: {
                handle: string;
                name: string;
            } | null;
            /** @description Null opens all that the role does. */
            scopes: string[] | null;
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"] | null;
            revoked_at: components["schemas"]["Time"] | null;
            /** @description Of the last thirty days. */
            last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description Another password of one's own; the one before it proves who asks. */
        OperatorPasswordBody: {
            password: components["schemas"]["NewPassword"];
            current_password: string;
        };
        /** @enum {string} */
        OperatorRole: "viewer" | "support" | "billing" | "admin";
        /** @enum {string} */
        OperatorScope: "tickets:read" | "tickets:write" | "customers:read" | "customers:write" | "orders:read" | "orders:write" | "licences:read" | "licences:write" | "catalogue:read" | "catalogue:write" | "brands:read" | "brands:write" | "legal:read" | "legal:write" | "jobs:read" | "jobs:write" | "audit:read" | "audit:write" | "operators:read" | "operators:write" | "webhooks:read" | "webhooks:write" | "customers:sign_in" | "mails:deliver";
        /** @description A session of an operator who signed in; the token is the bearer of their calls. */
        OperatorSession: {
            token: string;
            expires_at: components["schemas"]["Time"];
            operator: components["schemas"]["Operator"];
        };
        /** @description Above zero it is an invoice to pay. Unpaid while `paid_at` is null. */
        Order: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            /** @description Given up before it was paid: its number stays, nothing is owed. */
            cancelled_at: components["schemas"]["Time"] | null;
            /** @description A document can be had. */
            pdf: boolean;
            description: string;
            /** @description With tax. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            /** @description As people quote it, `AUR-2026-0418`: without gaps per brand and year. */
            number: string;
            due_on: components["schemas"]["Day"] | null;
            /** @description The day on which a saved card of its owner's is charged for it by itself; null where a person has to pay it, as without a card that is valid then. */
            charged_on: components["schemas"]["Day"] | null;
            /** @description Without tax; together with tax_amount exactly the amount. */
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            /** @description With tax: what credit notes have taken back of it so far. */
            credited_amount: components["schemas"]["Amount"];
            /** @description What it is about. */
            deliverable: {
                id: components["schemas"]["Id"];
                human_id: string;
                name: string;
            } | null;
            owner: components["schemas"]["Owner"];
            payment: components["schemas"]["OrderPayment"] | null;
        };
        /** @description What an order does once it is paid. */
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
        /** @description What a customer can order. Everything else is ordered by the server or an operator. */
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
        /** @description The single order: all that its page and document show. */
        OrderDetail: {
            id: components["schemas"]["Id"];
            purpose: components["schemas"]["OrderPurpose"];
            created_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            /** @description Given up before it was paid: its number stays, nothing is owed. */
            cancelled_at: components["schemas"]["Time"] | null;
            /** @description A document can be had. */
            pdf: boolean;
            description: string;
            /** @description With tax. */
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["Percent"];
            actions: components["schemas"]["OrderAction"][];
            /** @description As people quote it, `AUR-2026-0418`: without gaps per brand and year. */
            number: string;
            due_on: components["schemas"]["Day"] | null;
            /** @description The day on which a saved card of its owner's is charged for it by itself; null where a person has to pay it, as without a card that is valid then. */
            charged_on: components["schemas"]["Day"] | null;
            /** @description Without tax; together with tax_amount exactly the amount. */
            net_amount: components["schemas"]["Amount"];
            tax_amount: components["schemas"]["Amount"];
            /** @description With tax: what credit notes have taken back of it so far. */
            credited_amount: components["schemas"]["Amount"];
            /** @description What it is about. */
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
            /** @description The day on which the licence that it prolongs stops while it is unpaid, past where nothing runs on that any more; null where it stops nothing. */
            stops_on: components["schemas"]["Day"] | null;
            /** @description The caller may still give it up. */
            cancellable: boolean;
            credit_notes: components["schemas"]["CreditNote"][];
            /** @description Oldest first, in the caller's language. */
            history: {
                at: components["schemas"]["Time"];
                kind: string;
                text: string;
            }[];
        };
        OrderDocument: {
            /**
             * Format: base64
             * @description A PDF in base64.
             */
            document: string;
        };
        OrderLine: {
            title: string;
            detail: string | null;
            quantity: components["schemas"]["Count"];
            unit_price: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
        };
        /** @description The latest attempt to pay. */
        OrderPayment: {
            state: components["schemas"]["AttemptState"];
            gateway: components["schemas"]["Gateway"];
            failure_code: string | null;
            /** @description Of the card that it was tried with, where that is known. */
            card_last_four: string | null;
            at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        OrderPurpose: "new" | "update_properties" | "terminate" | "prolong" | "increase" | "change_sku" | "restore" | "custom";
        /**
         * @description What was sold: a licence of the software, hardware, an account of the VSaaS service or support.
         * @enum {string}
         */
        Outcome: "license" | "hardware" | "vsaas" | "support";
        /** @description Whose row it is: set on rows of others only, null on one's own. */
        Owner: {
            email: components["schemas"]["Email"];
            /** @enum {string} */
            through: "company" | "sharing";
        } | null;
        /** @description Narrows a list to one's own rows (`me`) or to those of one account. */
        OwnerFilter: "me" | components["schemas"]["Email"];
        /** @description Seller or buyer as they were when the invoice was made. */
        Party: {
            legal_name: string;
            address_lines: string[];
            tax_id: string | null;
        };
        PasswordRecoveryBody: {
            email: components["schemas"]["Email"];
            recaptcha_token: string;
        };
        /** @description Stripe takes a fresh token or a saved card, not both; CloudPayments a saved card. */
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
        /** @description The payment is under way: the customer's bank asks something, or the gateway has not said yet. */
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
        /** @description Several invoices with one saved card; each is charged by itself, at most once. */
        PaySeveralBody: {
            order_ids: components["schemas"]["Id"][];
            payment_method_id: components["schemas"]["Id"];
        };
        PaySeveralResult: {
            order_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "paid" | "requires_action" | "processing" | "failed";
            /** @description For the gateway's script, where the customer's bank asks something. */
            client_secret?: string;
            /** @description Why it was not paid. */
            error?: components["schemas"]["ApiError"];
        };
        /** @description Money that arrived. */
        Payment: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            /** @description Of the invoice that it paid. */
            order_number: string;
            amount: components["schemas"]["Amount"];
            /** @description What of it went back, or is on its way. */
            refunded_amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Time"];
            gateway: components["schemas"]["Gateway"];
            /** @description The gateway's own. */
            transaction_id: string;
            /** @description Of the card that was charged; none of a transfer, or where the gateway does not tell. */
            card_last_four: string | null;
            description: string;
            receipt_url: string | null;
            owner: components["schemas"]["Owner"];
        };
        /** @description A way to pay that is open to the caller, with the public key its script needs. */
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
            renews: components["schemas"]["BillingPeriod"][];
        } | {
            /** @constant */
            gateway: "paypro";
        } | {
            /** @constant */
            gateway: "bank_transfer";
        };
        /** @description A saved card. The gateway keeps the number, we keep what tells cards apart. */
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
        /** @description Saves a card that the browser has turned into a token. Other gateways save theirs by notification. */
        PaymentMethodBody: {
            /** @constant */
            gateway: "stripe";
            token_id: components["schemas"]["CardToken"];
        };
        /** @description A card becomes the default; the one before it no longer is. */
        PaymentMethodChange: {
            /** @constant */
            default: true;
        };
        /** @description What the browser needs to let the customer pay through the gateway it asked for. */
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
        /**
         * @description 0 to 100.
         * @example 19
         */
        Percent: number;
        /** @description A stretch of time that was paid for. */
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
        /**
         * @description E.164, as `+79161234567`.
         * @example +4915112345678
         */
        Phone: string;
        PhoneCodeBody: {
            phone: components["schemas"]["Phone"];
        };
        PhoneConfirmBody: {
            phone: components["schemas"]["Phone"];
            code: string;
        };
        /** @description One event; what else it says is accepted and ignored. */
        PlayEvent: {
            event: components["schemas"]["PlayEventName"];
            /** @description Of the session: the same in all its events. */
            id: components["schemas"]["PlaySessionId"];
            /** @description The stream. */
            media: string;
            /** @description When it was sent. The session is in the state that its latest event tells, at a tie the closed one. */
            utc_ms: components["schemas"]["Count"];
            proto?: string | null;
            ip?: string | null;
            /** @description Two letters; found by the address where it is missing. */
            country?: string | null;
            user_id?: string | null;
            user_agent?: string | null;
            referer?: string | null;
            bytes?: components["schemas"]["Count"] | null;
            /** @description Seconds. */
            duration?: number | null;
            opened_at?: components["schemas"]["Count"] | null;
            started_at?: components["schemas"]["Count"] | null;
            closed_at?: components["schemas"]["Count"] | null;
            server_id?: string | null;
            hostname?: string | null;
        };
        /** @enum {string} */
        PlayEventName: "play_opened" | "play_started" | "play_updated" | "play_closed";
        /**
         * @description What a media server calls a play session.
         * @example 5f0c1d7e
         */
        PlaySessionId: string;
        Preferences: {
            events: components["schemas"]["EventPreference"][];
            /** @description The public key with which browsers subscribe (VAPID), in base64url. */
            server_key: string;
        };
        PreferencesBody: {
            events: components["schemas"]["EventPreference"][];
        };
        /** @description What is typed stands for what is in the draft; the rest is as the draft, else as published. */
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
            /** @description Two letters; decides the tax; without it none is shown. */
            country?: string;
        };
        /** @description The current user. The password is never among it. */
        Profile: {
            id: components["schemas"]["Id"];
            /** @description Name of someone of the vendor's who acts for the customer in this session; null for the customer themselves. */
            acting_operator: string | null;
            name: string;
            second_name: string;
            country: components["schemas"]["Country"];
            email: components["schemas"]["Email"];
            /** @description Where invoices and reminders go as well. */
            notification_emails: components["schemas"]["Email"][];
            phone: components["schemas"]["Phone"] | null;
            /** @description The vendor's person for this customer. */
            manager_name: string | null;
            /** @description Language of mails and documents; the screen has its own choice. */
            locale: components["schemas"]["Locale"];
            currency: components["schemas"]["Currency"];
            newsletter: boolean;
            terms_accepted: boolean;
            email_confirmed: boolean;
            phone_confirmed: boolean;
            password_filled: boolean;
            permissions: components["schemas"]["ProfilePermissions"];
            /** @description With address and tax_id the billing identity, frozen into each invoice. */
            legal_name: string | null;
            address: components["schemas"]["Address"] | null;
            tax_id: string | null;
        };
        /** @description Saves the profile. The password may be left out once one is set; a further one needs the one before it. */
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
        /** @description What the account may do beyond its roles. */
        ProfilePermissions: {
            store: boolean;
            create_trial: boolean;
        };
        /** @description The next period of a licence. */
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
        /** @description All that a buyer sees before pressing Purchase: the price, its tax by their country, and what comes after. */
        PurchaseQuote: {
            /** @description Total for the quantity and one period, without tax; for a day of what is priced by the hour, since that is what is charged. */
            price: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            quantity: components["schemas"]["Quantity"];
            /** @description For one, at this quantity and as long. */
            unit_price: components["schemas"]["Amount"];
            tax: components["schemas"]["Percent"];
            tax_amount: components["schemas"]["Amount"];
            /** @description Price and tax. */
            total: components["schemas"]["Amount"];
            /** @description If it were paid today; null for what is bought once. */
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
        };
        /** @description A browser that is notified, without the keys that its messages are encrypted with. */
        PushBrowser: {
            endpoint: string;
            created_at: components["schemas"]["Time"];
        };
        /**
         * Format: uri
         * @description The address that a browser's push service gave out.
         * @example https://push.example/send/5f0c1d7e
         */
        PushEndpoint: string;
        PushEndpointBody: {
            endpoint: components["schemas"]["PushEndpoint"];
        };
        /** @description What browser and server exchange about one browser that wants to be notified. */
        PushSubscriptionBody: {
            endpoint: components["schemas"]["PushEndpoint"];
            keys: {
                auth: string;
                p256dh: string;
            };
        };
        /**
         * @description Units of a licence. Nothing costs less than one minor unit apiece, so the price cap bounds the count as well.
         * @example 3
         */
        Quantity: number;
        /** @description A price on paper: no order, no invoice. */
        QuoteDocument: {
            /** @description As people quote it: the same for the same wish on the same day. */
            number: string;
            valid_until: components["schemas"]["Day"];
            /**
             * Format: base64
             * @description A PDF in base64.
             */
            document: string;
        };
        /**
         * @description Whole stars.
         * @example 5
         */
        Rating: number;
        /** @description Which were seen; `all` is what there is at this moment. */
        ReadBody: {
            ids: "all" | components["schemas"]["Id"][];
        };
        /**
         * @description Why something ends; kept with the order and shown on the timeline.
         * @example Agreed by phone
         */
        Reason: string;
        /** @description What an action is done for; kept in the audit log. A body without it, and none at all, are fine. */
        ReasonBody: {
            reason?: components["schemas"]["Reason"];
        } | null;
        /** @description The brand asks Google instead: its script draws the widget for this site key. */
        RecaptchaWidget: {
            /** @constant */
            provider: "recaptcha";
            site_key: string;
            script_url: string;
        };
        RefundBody: {
            /** @description All that is left unless told. */
            amount?: number;
            reason: components["schemas"]["Reason"];
        };
        /** @description What switching renewals on with a saved card charges first. */
        RenewalPreview: {
            /** @description The period that it pays for. */
            starts_on: components["schemas"]["Day"];
            ends_on: components["schemas"]["Day"];
            /** @description Today where the period has begun: the card is charged as soon as it is confirmed. */
            charge_on: components["schemas"]["Day"];
            charged_now: boolean;
            /** @description Without tax. */
            amount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Last four figures of the card, where it is the caller's own. */
            card_last_four: string | null;
        };
        ReplayDeadBody: {
            endpoint: string;
            /** @description Given up at this moment or later; all without it. */
            since?: components["schemas"]["Time"];
            reason?: components["schemas"]["Reason"];
        };
        ResetPasswordBody: {
            password: components["schemas"]["NewPassword"];
        };
        /** @description When the next message may be asked for. */
        Retry: {
            /** @description Seconds. */
            retry_after: number;
        };
        /** @description Nulls while nobody has rated the ticket. */
        Review: {
            rating: components["schemas"]["Rating"] | null;
            comment: string | null;
        };
        ReviewBody: {
            rating: components["schemas"]["Rating"];
            comment: string;
        };
        /** @description What a member may see and do in the owner's name. */
        Roles: {
            billing: boolean;
            tickets: boolean;
            deliverables: boolean;
            retroview: boolean;
        };
        /** @description A text that staff put into their answers. */
        SavedReply: {
            id: components["schemas"]["Id"];
            name: string;
            texts: {
                en: string | null;
                ru: string | null;
            };
            /** @description Rises with every change: whoever changes it names the one that they saw. */
            revision: number;
            created_at: components["schemas"]["Time"];
            updated_at: components["schemas"]["Time"];
            /** @description Name of the operator who changed it last. */
            updated_by: string;
            /** @description In how many answers and notes it was sent. */
            uses: components["schemas"]["Count"];
            last_used_at: components["schemas"]["Time"] | null;
        };
        SavedReplyBody: {
            name: string;
            texts: components["schemas"]["SavedReplyTexts"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description What is left out stays; `texts` are all of them, so that one can be taken away. */
        SavedReplyChange: {
            name?: string;
            texts?: components["schemas"]["SavedReplyTexts"];
            /** @description Of the reply, as whoever changes it saw it. */
            revision: number;
            reason?: components["schemas"]["Reason"];
        };
        SavedReplyRemoval: {
            revision: number;
            reason?: components["schemas"]["Reason"];
        };
        /** @description In one language at least. */
        SavedReplyTexts: {
            en?: string;
            ru?: string;
        };
        SecondFactor: {
            enabled: boolean;
            enabled_at: components["schemas"]["Time"] | null;
            backup_codes_left: number;
        };
        /** @description The password, which is asked for where one signed in a while ago: a session left open must not be enough. */
        SecondFactorBody: {
            password?: string;
        };
        /** @description What an authenticator app needs, as text and as the address in a QR code. Asked for once, before it is confirmed. */
        SecondFactorSecret: {
            secret: string;
            otpauth_url: string;
        };
        /** @description Someone else who gets the ticket's mails. */
        SecondaryEmail: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
        };
        SecondaryEmailBody: {
            email: components["schemas"]["Email"];
        };
        /** @enum {string} */
        SeriesMetric: "bytes" | "duration" | "plays" | "sessions";
        /** @description * `bytes`, `duration` and `plays`: what the sessions that started in a step transferred, how long they were watched, and how many they are. `sessions`: the most that were watched within the same minute of a step. */
        SeriesPoint: {
            /** @description When the step begins, in seconds since 1970. */
            at: components["schemas"]["Count"];
            value: components["schemas"]["Figure"];
        };
        /**
         * @description Stands in the media server's own files.
         * @example media-1
         */
        ServerId: string;
        ServerReleaseBody: {
            reason: components["schemas"]["Reason"];
        };
        /** @enum {string} */
        ServerStatus: "online" | "offline" | "error";
        /** @example 26.11 */
        ServerVersion: string;
        /** @description One place where the account is signed in, or is still told of. */
        Session: {
            id: components["schemas"]["Id"];
            /** @description The session of the caller. */
            current: boolean;
            /** @description False where its time ran out: its browser is still told what concerns the account, until it is ended. */
            signed_in: boolean;
            /** @description Empty, as is the address, where someone of the vendor's acts. */
            user_agent: string;
            ip: string;
            created_at: components["schemas"]["Time"];
            last_seen_at: components["schemas"]["Time"];
            /** @description Name of someone of the vendor's who acts for the customer there; null for the customer themselves. */
            acting_operator: string | null;
        };
        /** @description Who let whom see what, or no longer, when and from where. */
        SharingActivity: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            action: "colleague_requested" | "colleague_request_accepted" | "colleague_request_rejected" | "colleague_request_withdrawn" | "colleague_added" | "colleague_permission_changed" | "colleague_removed";
            /** @description E-mail of who did it; null for the vendor. */
            actor: string | null;
            /** @description Of the caller's own acts alone: where a colleague works from is not theirs to know. */
            ip: string | null;
            /** @description E-mail of the other of the two; null where their account is no more. */
            colleague: string | null;
            /** @description What was given or withdrawn; nothing where the act was about neither. */
            permissions: ("payments" | "statistics" | "licenses" | "tickets")[];
            given: boolean;
            /** @description Whose data it is about: the caller's own, or the colleague's. */
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
            /** @description The solved captcha, of whichever provider the brand uses. */
            recaptcha_token: string;
        };
        /** @description Something the vendor sells, at a period and in a currency. */
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
        /** @description Only media servers and Watcher come as several products. */
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
        /** @description One SKU before and after; null where it was not there. */
        SkuChange: {
            id: components["schemas"]["Id"];
            before: components["schemas"]["SkuFacts"] | null;
            after: components["schemas"]["SkuFacts"];
            /** @description Names of what differs. */
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
            /** @description Of the SKU, as whoever changes it saw it. */
            revision: number;
        };
        SkuDiscardBody: {
            revision: number;
        };
        /** @description All that the vendor says of one thing on sale, its prices included. */
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
        /**
         * @description Names of SKUs are chosen by people and stand in contracts, imports and programs.
         * @example media-server-monthly
         */
        SkuId: string;
        /** @description The price of one from this quantity upwards, in the currency of its SKU. */
        SkuTier: {
            from_quantity: components["schemas"]["Quantity"];
            /** @description In some currencies what one costs is above what one order may come to: it is sold on request. */
            unit_price: components["schemas"]["Amount"];
        };
        SnoozeBody: {
            /** @description Until when it is put off, within a year; null for back into the queue at once. */
            until: components["schemas"]["Time"] | null;
            reason?: components["schemas"]["Reason"];
            /** @description How many comments the caller has seen, notes among them: where there are more by now it is refused (`ticket_moved_on`). */
            seen_comments?: number;
            /** @description The state that the caller has seen: in another it is refused (`ticket_moved_on`). */
            seen_state?: components["schemas"]["TicketState"];
        };
        /** @description A category as staff see it. One that is offered no more stays with the tickets that have it. */
        StaffCategory: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["TicketProduct"];
            kind: components["schemas"]["TicketKind"];
            offered: boolean;
        };
        /** @description A comment as staff see it; internal ones are their notes. */
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
            /** @description A note for colleagues: the customer never sees it, and the ticket stays where it is. */
            internal?: boolean;
            /** @description The saved replies that were put into it, whose uses are counted; fields of a form are text, with commas between. */
            saved_replies?: components["schemas"]["Id"][];
            /** @description How many comments the caller has seen, notes among them: where there are more by now it is refused (`ticket_moved_on`). */
            seen_comments?: number;
            /** @description The state that the caller has seen: in another it is refused (`ticket_moved_on`). */
            seen_state?: components["schemas"]["TicketState"];
        };
        /** @description A payment that the customer's bank took back, or wants to. While one is open nothing is refunded. */
        StaffDispute: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            state: "opened" | "won" | "lost";
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            opened_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
        };
        /** @description A licence as staff see it. */
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
            /** @description Since when it is blocked by staff; null while it is not. */
            blocked_at: components["schemas"]["Time"] | null;
            terminated_at: components["schemas"]["Time"] | null;
            /** @description A price that was agreed for so many, which counts by the unit, whatever the limit; null where its price is the catalogue's. */
            agreed: {
                price: components["schemas"]["Amount"];
                quantity: components["schemas"]["Quantity"];
            } | null;
            /** @description What its state allows to be ordered for it. An open invoice may still stand in the way: the refusal names it. */
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
        /** @description Someone of the vendor's, for those who manage them. */
        StaffMember: {
            id: components["schemas"]["Id"];
            handle: string;
            name: string;
            email: string;
            role: components["schemas"]["OperatorRole"];
            blocked: boolean;
            /** @description Signs in with a password; a program has keys alone. */
            person: boolean;
            /** @description Their signing in asks for a code. */
            second_factor: boolean;
            created_at: components["schemas"]["Time"];
        };
        /** @description An order as staff see it. */
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
            charged_on: components["schemas"]["Day"] | null;
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
            /** @description What went back of it, or is on its way. */
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
            charged_on: components["schemas"]["Day"] | null;
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
            /** @description What is left to give back. */
            refundable: components["schemas"]["Amount"];
            /** @description The money that came for it, as the provider or the bank calls it. */
            received: {
                gateway: components["schemas"]["Gateway"];
                transaction_id: string;
            } | null;
            refunds: components["schemas"]["StaffRefund"][];
            disputes: components["schemas"]["StaffDispute"][];
            attempts: {
                state: components["schemas"]["AttemptState"];
                gateway: components["schemas"]["Gateway"];
                amount: components["schemas"]["Amount"];
                card_last_four: string | null;
                failure_code: string | null;
                failure_text: string | null;
                gateway_ref: string | null;
                created_at: components["schemas"]["Time"];
                updated_at: components["schemas"]["Time"];
            }[];
            /** @description What is asked for and not decided yet. */
            approval: components["schemas"]["Approval"] | null;
            /** @description What may be done now. */
            can: {
                mark_paid: boolean;
                refund: boolean;
                cancel: boolean;
            };
        };
        StaffPayment: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_number: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Time"];
            gateway: components["schemas"]["Gateway"];
            transaction_id: string;
            card_last_four: string | null;
            description: string;
            receipt_url: string | null;
            customer: components["schemas"]["CustomerRef"];
            /** @description Its `refunded_amount`, under the name that orders of staff have for it. */
            refunded: components["schemas"]["Amount"];
        };
        /** @description Money on its way back to a customer, or there. */
        StaffRefund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @enum {string} */
            state: "started" | "unknown" | "succeeded" | "failed";
            /**
             * @description Who began it: staff, the provider's own side, or the server for what was one capture too many; a lost dispute, too.
             * @enum {string}
             */
            origin: "operator" | "gateway" | "surplus" | "verification" | "dispute";
            reason: string;
            created_at: components["schemas"]["Time"];
        };
        /** @description A ticket as staff see it. */
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
            /** @description Where staff answer by mail. Who has it speaks for the vendor: null for callers who may only read. */
            reply_address: string | null;
            /** @description Since the customer's first word that nobody has answered; null where it does not wait for the vendor. */
            waiting_since: components["schemas"]["Time"] | null;
            /** @description Until when staff have put it off; null where it stands in the queue. */
            snoozed_until: components["schemas"]["Time"] | null;
        };
        /** @description What there is for the caller beside the lists. */
        StatisticsStanding: {
            /** @description A licence whose statistics the caller may see collects them. */
            collecting: boolean;
            /** @description The caller has a Watcher of their own. */
            owns_watcher: boolean;
            /** @description Dashboards outside of the portal are set up. */
            dashboards: boolean;
            /** @description Whose statistics the caller sees beside their own: what the filter `owner` takes. */
            owners: components["schemas"]["Owner"][];
        };
        /** @description What all servers of a licence do together. */
        Stats: {
            /** @description Mbps. */
            in_bandwidth: components["schemas"]["Figure"];
            /** @description Mbps. */
            out_bandwidth: components["schemas"]["Figure"];
            /** @description A server has used the key at least once. */
            activated: boolean;
            vsaas: boolean;
            server_count: components["schemas"]["Count"];
            sessions: components["schemas"]["Count"];
            /** @description Input channels. */
            medias: components["schemas"]["Count"];
            error_notification_msg: string | null;
            /** @description Of more than 500 those that were seen last. */
            servers: components["schemas"]["StatsServer"][];
            /** @description How many more there are than `servers` tells, and how many of those hold a place; left out where it tells all. */
            unlisted?: {
                servers: components["schemas"]["Count"];
                places: components["schemas"]["Count"];
            };
        };
        /** @description One media server that runs on the licence, as it last reported. */
        StatsServer: {
            server_id: components["schemas"]["Id"];
            hostname: string;
            ip: string;
            version: string;
            /** @description Mbps. */
            in_bandwidth: components["schemas"]["Figure"];
            /** @description Mbps. */
            out_bandwidth: components["schemas"]["Figure"];
            sessions: components["schemas"]["Count"];
            medias: components["schemas"]["Count"];
            cpu: components["schemas"]["Percent"];
            memory: components["schemas"]["Percent"];
            /** @description Seconds since its start. */
            lifetime: components["schemas"]["Count"];
            status: components["schemas"]["ServerStatus"];
            /** @description Takes one of the places that `servers_limit` counts, as silent ones do until their lease is over. */
            holds_place: boolean;
            /** @description Its own part of the licence's `error_notification_msg`; none while it is silent. */
            alerts: string[];
            last_updated_at: components["schemas"]["Time"];
        };
        /** @description The terms of use as they stand now. */
        Terms: {
            /**
             * Format: base64
             * @description A PDF in base64.
             */
            document: string;
            /** @description The language of the document: the one asked for, where the brand has it. */
            locale: components["schemas"]["Locale"];
            /** @description What an acceptance is recorded with. */
            version: string;
        };
        /** @description A version of the terms of use. */
        TermsVersion: {
            version: string;
            locales: components["schemas"]["Locale"][];
            published_at: components["schemas"]["Time"];
            /** @description Shown and accepted now. */
            current: boolean;
            /** @description How many accounts have accepted it. */
            accepted: number;
        };
        Ticket: {
            id: components["schemas"]["Id"];
            /** @description Counts up per brand; what people call the ticket by. */
            number: number;
            title: string;
            description: string;
            manager_name: string | null;
            updated_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
            creator: components["schemas"]["Person"];
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Whose turn it is: the vendor’s (`admin`) or the customer’s (`client`).
             * @enum {string}
             */
            responsibility: "admin" | "client";
            secondary_emails: components["schemas"]["SecondaryEmail"][];
            state: components["schemas"]["TicketState"];
            kind: components["schemas"]["TicketKind"];
            product: components["schemas"]["TicketProduct"];
            /** @description The licence it is about, where one was named. */
            deliverable_id: components["schemas"]["Id"] | null;
            /** @description How that licence was when the ticket was opened. */
            licence: components["schemas"]["LicenceSnapshot"] | null;
            /** @description The ticket that goes on with this one, where staff merged the two. */
            merged_into: components["schemas"]["Id"] | null;
            owner: components["schemas"]["Owner"];
        };
        /** @description A fresh ticket; its files, if any, travel beside it as multipart. */
        TicketBody: {
            title: string;
            description: string;
            kind: components["schemas"]["ClientTicketKind"];
            product: components["schemas"]["TicketProduct"];
            category_id?: components["schemas"]["Id"];
            deliverable_id?: components["schemas"]["Id"];
        };
        /** @description What a ticket can be about, for a kind and a product. */
        TicketCategory: {
            id: components["schemas"]["Id"];
            name: string;
            product: components["schemas"]["TicketProduct"];
            kind: components["schemas"]["TicketKind"];
        };
        /** @enum {string} */
        TicketKind: "support" | "trial" | "demo" | "talks" | "info" | "payment" | "to_sign" | "opportunity" | "outreach" | "finance" | "deal" | "concern" | "vsaasio";
        /** @description Media Server, Watcher, or a cloud product by its name. */
        TicketProduct: ("iptv" | "vsaas") | string;
        /** @enum {string} */
        TicketState: "opened" | "pending" | "closed";
        /**
         * Format: date-time
         * @description ISO 8601, UTC, as `2026-01-31T12:00:00.000Z`.
         * @example 2026-11-16T09:30:00.000Z
         */
        Time: string;
        /** @description The newest first, two hundred at most. */
        Timeline: {
            events: components["schemas"]["TimelineEvent"][];
        };
        /** @description One line of a licence's history. */
        TimelineEvent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Time"];
            /** @enum {string} */
            kind: "licence" | "limit" | "invoice" | "payment" | "properties" | "key" | "activation" | "server" | "alert" | "ticket";
            /** @description Who did it; null is the system. */
            actor: string | null;
            /** @description In the caller's language. */
            text: string;
            /** @description Path of the page that tells more. */
            link: string | null;
        };
        /** @description * All that needs a person today. Each list names the most urgent twenty, to keys that may read them elsewhere too; its count tells of all. */
        Today: {
            at: components["schemas"]["Time"];
            /** @description Of the whole brand, by currency. */
            unpaid: components["schemas"]["Debt"][];
            /** @description The part of it that is past its day. */
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
            /** @description Within fourteen days, of those that do not renew themselves. */
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
            /** @description The oldest first: providers set a day by which they want to be answered. */
            disputes: {
                count: components["schemas"]["Count"];
                entries: components["schemas"]["OpenDispute"][];
            };
            /** @description Requests that wait for a second operator. */
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
        /** @description The offer of a company to one of its members. Ownership passes when they accept. */
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
        /** @description A link that signs the customer in, once, within a day. */
        TrialToken: {
            trial_token: string;
            url: string;
        };
        /** @description Work after the answer that failed for good, or waits for longer than it should. */
        TroubledJob: {
            id: components["schemas"]["Id"];
            queue: string;
            /** @enum {string} */
            state: "failed" | "late";
            created_at: components["schemas"]["Time"];
            /** @description When it was to begin. */
            due_at: components["schemas"]["Time"];
            tries: components["schemas"]["Count"];
            /** @description What it failed with, in the server's words. */
            message: string | null;
        };
        /** @description A brand's looks and words, read before anyone has signed in. */
        UiSettings: {
            /** @description The key that calls without a bearer send as X-Tenant. */
            tenant: string;
            /** @description The name that is put into texts. */
            brand: string;
            default_locale: components["schemas"]["Locale"];
            /** @description By name: primary, secondary, background, paper, text, error, warning, success. */
            colors: {
                [key: string]: string;
            };
            fonts: {
                family: string;
                url?: string;
            };
            /** @description Address or data URL. */
            logo: string;
            /** @description For dark backgrounds, where the logo needs it. */
            logo_dark?: string;
            /** @description Where it is known, sign-up does not ask for it. */
            country?: components["schemas"]["Country"];
            /** @description Customers from Russia open their account there instead. */
            russian_sign_up_url?: string;
            /** @description Shown in the contact slot of the menu. */
            contact?: {
                label: string;
                url: string;
            };
        };
        UnreadCount: {
            unread_count: number;
        };
        /** @description A raise. Lowering a limit is a ticket. */
        UpgradeBody: {
            quantity_delta: components["schemas"]["Quantity"];
        };
        /** @description The calculation, shown before a raise is confirmed. */
        UpgradePreview: {
            quantity: components["schemas"]["Quantity"];
            new_quantity: components["schemas"]["Quantity"];
            /** @description Per period, before and after, with the licence's own correction and without tax. */
            price: components["schemas"]["Amount"];
            new_price: components["schemas"]["Amount"];
            days_left: components["schemas"]["Count"];
            days_in_period: components["schemas"]["Count"];
            /** @description For the rest of the period, without tax. */
            amount: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            next_charge: {
                date: components["schemas"]["Day"];
                amount: components["schemas"]["Amount"];
            } | null;
            /**
             * @description Nothing is due, an invoice will be made, or a saved card is charged at once.
             * @enum {string}
             */
            settled_by: "nothing" | "invoice" | "card";
            /** @description Last four figures of that card. */
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
        /**
         * @description Whether its limit may be changed now, and if not, why not.
         * @enum {string}
         */
        UpgradeStatus: "enabled" | "sku_is_not_upgradable" | "unpaid" | "not_autorenewable";
        /** @description The most that was in use at once, day by day, and when it will be all. */
        Usage: {
            /** @description Null where nothing is counted. */
            unit: ("servers" | "channels") | null;
            limit: components["schemas"]["Quantity"];
            /** @description The last 30 days, the earliest first; days without a report are left out. */
            days: {
                day: components["schemas"]["Day"];
                used: components["schemas"]["Count"];
            }[];
            /** @description Null where usage does not grow towards it within a year. */
            reached_on: components["schemas"]["Day"] | null;
        };
        UsbActivationKey: {
            /** @description The signed file, to be put onto the dongle's server. */
            key: string;
            usb_serial_number: string;
        };
        /** @description Where a visitor came from. */
        Utm: {
            utm_source?: string;
            utm_campaign?: string;
            utm_medium?: string;
            utm_term?: string;
            utm_content?: string;
            utm_custom?: string;
        };
        /**
         * @description The least or the last version that a licence covers.
         * @example 26.11
         */
        VersionBound: string;
        /** @description Media server versions that a licence allows; null is no bound. */
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
            /** @description The first thousand bytes of the answer. */
            response: string | null;
        };
        /** @description One message on its way to one endpoint. */
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            /** @description The same at every attempt, as the header webhook-id says it. */
            message_id: components["schemas"]["Id"];
            endpoint: string;
            type: string;
            /** @description The order, licence or ticket that it tells of. */
            object_id: components["schemas"]["Id"];
            /** @description What people call it: the number of an order, a licence or a ticket with what it is of, or a customer’s e-mail, as they were when it was told. */
            object_name: string | null;
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            /** @description What the last attempt came to: a status, or why there was none. */
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
            object_name: string | null;
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            status: number | null;
            error: string | null;
            created_at: components["schemas"]["Time"];
            next_attempt_at: components["schemas"]["Time"] | null;
            settled_at: components["schemas"]["Time"] | null;
            /** @description Byte for byte what was signed. */
            body: string;
            history: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A program that is told, as the configuration names it. Its secrets stay there. */
        WebhookEndpoint: {
            key: string;
            /** @description Without what lets us in there: values of the query, and a name and password before the host, are masked. */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            waiting: number;
            dead: number;
            delivered_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        WebhookEvent: "customer_created" | "order_issued" | "order_paid" | "order_cancelled" | "payment_refunded" | "licence_changed" | "licence_expiring" | "server_offline" | "server_alerted" | "ticket_opened" | "ticket_staff_replied" | "ticket_customer_replied" | "ticket_closed" | "ticket_reopened" | "ticket_merged";
        /** @description The same in what somebody writes: a field that it does not have is refused. */
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
        /** @description Key of the brand; needed without an access token or an operator’s key */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description account_blocked, confirmed_email_needed, feature_off, forbidden, in_person_only, password_needed, sign_in_needed, terms_needed */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The rows as a file: all that the filters let through, whatever the page. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_request, unknown_field */
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
            /** @description bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, licence_stopped, password_needed, terms_needed */
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
            /** @description confirmed_email_needed, feature_off, forbidden, in_person_only, licence_stopped, password_needed, terms_needed */
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
            /** @description feature_off, forbidden, licence_stopped, password_needed, terms_needed */
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
            /** @description idempotency_key_reused, invalid, price_above_cap, required */
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
            /** @description bad_request, unknown_field */
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
            /** @description invalid, price_above_cap */
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
            /** @description bad_request, unknown_field */
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
                /** @description The account's language, else the brand's, unless told. */
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
            /** @description bad_request, tenant_required, unknown_field */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description The unpaid ones; the same as `status=open`. */
                paid_at_is?: "null";
                status?: "open" | "paid" | "cancelled";
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
                /** @description The rows as a file: all that the filters let through, whatever the page. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description confirmed_email_needed, feature_off, forbidden, licence_stopped, password_needed, terms_needed */
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
            /** @description conflict, idempotency_in_progress, payment_in_progress, trials_used_up */
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
            /** @description bad_request, unknown_field */
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
            /** @description bad_request, unknown_field */
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
            query?: {
                /** @description What is to be paid in it: the caller's own unless told. */
                currency?: components["schemas"]["Currency"];
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
                        payment_gateways: components["schemas"]["PaymentGateway"][];
                    };
                };
            };
            /** @description bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description card_ended, gateway_unavailable, idempotency_key_reused, invalid, required */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description Through whom it came. */
                gateway?: components["schemas"]["Gateway"];
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
                owner?: components["schemas"]["OwnerFilter"];
                /** @description The rows as a file: all that the filters let through, whatever the page. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description idempotency_key_reused, invalid, own_email, required, wrong_password */
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecondFactorBody"];
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
                    "application/json": components["schemas"]["SecondFactorSecret"];
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
            /** @description forbidden, in_person_only, password_needed */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_request, unknown_field */
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
            /** @description bad_request, unknown_field */
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
                "application/x-ndjson": string;
                "application/ndjson": string;
                "application/jsonl": string;
                "text/plain": string;
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
            /** @description bad_cursor, bad_request, unknown_field */
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
            /** @description bad_request, unknown_field */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description The rows as a file: all that the filters let through, whatever the page. */
                format?: "csv";
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                object_id?: string;
                object_type?: string;
                /** @description In whose log it shows. */
                account_id?: components["schemas"]["Id"];
                /** @description Account id, `operator:<handle>`, `gateway:<name>` or `system`. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description The one with exactly this address. */
                email?: components["schemas"]["Email"];
                country?: components["schemas"]["Country"];
                locale?: components["schemas"]["Locale"];
                blocked?: "true" | "false";
                /** @description Those with unpaid orders. */
                owing?: "true";
                /** @description Its owner and members. */
                company_id?: components["schemas"]["Id"];
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description idempotency_in_progress, second_factor_on */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description Id of the customer. */
                customer?: components["schemas"]["Id"];
                category?: "media_server" | "watcher" | "support" | "hardware" | "vsaasio" | "mobile_watcher";
                state?: components["schemas"]["DeliverableState"];
                activation_type?: components["schemas"]["ActivationType"];
                billing_kind?: components["schemas"]["BillingKind"];
                blocked?: "true" | "false";
                /** @description Paid till before this day. */
                paid_till_lt?: components["schemas"]["AskedDay"];
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description conflict, idempotency_in_progress, invoice_open */
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
            /** @description conflict, idempotency_in_progress, invoice_open */
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
            /** @description charged_elsewhere, conflict, idempotency_in_progress, invoice_open */
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
    releaseStaffServer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
                server_id: components["schemas"]["ServerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServerReleaseBody"];
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
                "message/rfc822": string;
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
                    "application/json": components["schemas"]["InboundOutcome"];
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
            default: components["responses"]["Refused"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                        operators: components["schemas"]["StaffMember"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
    changeOperator: {
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
                "application/json": components["schemas"]["OperatorChange"];
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
                    "application/json": components["schemas"]["StaffMember"];
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description The rows as a file: all that the filters let through, whatever the page. */
                format?: "csv";
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description Id of the customer. */
                customer?: components["schemas"]["Id"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
                /** @description Id of the licence that they are about. */
                deliverable?: components["schemas"]["Id"];
                status?: "open" | "overdue" | "paid" | "refunded" | "cancelled";
                purpose?: components["schemas"]["OrderPurpose"];
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description conflict, idempotency_in_progress, invoice_open, payment_in_progress */
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
    sumStaffOrders: {
        parameters: {
            query?: {
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description Id of the customer. */
                customer?: components["schemas"]["Id"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
                /** @description Id of the licence that they are about. */
                deliverable?: components["schemas"]["Id"];
                status?: "open" | "overdue" | "paid" | "refunded" | "cancelled";
                purpose?: components["schemas"]["OrderPurpose"];
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
                    "application/json": components["schemas"]["MoneyTotals"];
                };
            };
            /** @description bad_request, unknown_field */
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
            /** @description bad_request, unknown_field */
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
    changeOperatorPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorPasswordBody"];
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
            /** @description idempotency_key_reused, invalid, password_common, required, wrong_password */
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
    listStaffPayments: {
        parameters: {
            query?: {
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description The rows as a file: all that the filters let through, whatever the page. */
                format?: "csv";
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description Id of the customer. */
                customer?: components["schemas"]["Id"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
    sumStaffPayments: {
        parameters: {
            query?: {
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description The first day, in UTC. */
                from?: components["schemas"]["AskedDay"];
                /** @description The last day, in UTC, itself included. */
                to?: components["schemas"]["AskedDay"];
                /** @description Id of the customer. */
                customer?: components["schemas"]["Id"];
                gateway?: components["schemas"]["Gateway"];
                currency?: components["schemas"]["Currency"];
                /** @description More than this, with tax, in whichever currency. */
                amount_gt?: number;
                /** @description Less than this, with tax, in whichever currency. */
                amount_lt?: number;
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
                    "application/json": components["schemas"]["MoneyTotals"];
                };
            };
            /** @description bad_request, unknown_field */
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
    listSavedReplies: {
        parameters: {
            query?: {
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                sort?: "name" | "-name" | "uses" | "-uses" | "last_used_at" | "-last_used_at" | "updated_at" | "-updated_at";
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
                        saved_replies: components["schemas"]["SavedReply"][];
                        estimated_count: number;
                        next: string | null;
                        prev: string | null;
                        timing: {
                            total: number;
                        };
                    };
                };
            };
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
    addSavedReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedReplyBody"];
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
                    "application/json": components["schemas"]["SavedReply"];
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
            /** @description idempotency_in_progress, name_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, placeholder_unknown, required, saved_replies_full */
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
    getSavedReply: {
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
                    "application/json": components["schemas"]["SavedReply"];
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
    removeSavedReply: {
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
                "application/json": components["schemas"]["SavedReplyRemoval"];
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
    changeSavedReply: {
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
                "application/json": components["schemas"]["SavedReplyChange"];
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
                    "application/json": components["schemas"]["SavedReply"];
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
            /** @description conflict, idempotency_in_progress, name_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description idempotency_key_reused, invalid, placeholder_unknown, required */
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
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SecondFactorBody"];
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
                    "application/json": components["schemas"]["SecondFactorSecret"];
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
            /** @description bad_request, unknown_field */
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
            /** @description idempotency_in_progress, name_taken */
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
            /** @description idempotency_in_progress, name_taken */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
                limit?: components["schemas"]["Limit"];
                /** @description Words to look for, in the texts of a row and in what belongs to it. */
                query?: string;
                state?: components["schemas"]["TicketState"];
                kind?: components["schemas"]["TicketKind"];
                product?: components["schemas"]["TicketProduct"];
                /** @description Those that wait for the customer's reply. */
                waiting?: "true";
                /** @description `waiting_since`: who has waited longest comes first. */
                sort?: "updated_at" | "-updated_at" | "created_at" | "-created_at" | "number" | "-number" | "title" | "-title" | "kind" | "-kind" | "product" | "-product" | "waiting_since" | "-waiting_since";
                customer?: components["schemas"]["Email"];
                /** @description Those that the caller takes care of, or nobody. */
                assigned?: "me" | "nobody";
                /** @description Those that are put off at this moment, or those that are not. */
                snoozed?: "true" | "false";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description idempotency_in_progress, ticket_moved_on */
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
                "application/json": components["schemas"]["CloseBody"];
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
            /** @description conflict, idempotency_in_progress, ticket_moved_on */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                "multipart/form-data": {
                    body: string;
                    /** @description A note for colleagues: the customer never sees it, and the ticket stays where it is. */
                    internal?: boolean;
                    /** @description The saved replies that were put into it, whose uses are counted; fields of a form are text, with commas between. */
                    saved_replies?: components["schemas"]["Id"][];
                    /** @description How many comments the caller has seen, notes among them: where there are more by now it is refused (`ticket_moved_on`). */
                    seen_comments?: number;
                    /** @description The state that the caller has seen: in another it is refused (`ticket_moved_on`). */
                    seen_state?: components["schemas"]["TicketState"];
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
            /** @description conflict, idempotency_in_progress, ticket_moved_on */
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
    snoozeTicket: {
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
                "application/json": components["schemas"]["SnoozeBody"];
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
            /** @description conflict, idempotency_in_progress, ticket_moved_on */
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
                /** @description `next` or `prev` of an answer: opaque, signed, and stable while rows are added. */
                cursor?: string;
                /** @description Rows per page, 1 to 100. */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                /** @description Response codes that the board begins with, such as 403,404,500. */
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
            /** @description bad_request, unknown_field */
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
            default: components["responses"]["Refused"];
        };
    };
    getViewingSeries: {
        parameters: {
            query?: {
                from?: number;
                to?: number;
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_request, unknown_field */
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
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                stream_name?: string;
                stream_name_like?: string;
                proto?: string;
                "server.id"?: string;
                "server.id_empty"?: "true";
                "server.hostname"?: string;
                "server.ip"?: string;
                "client.user_id"?: string;
                "client.user_id_empty"?: "true";
                "client.ip"?: string;
                "client.useragent"?: string;
                "client.useragent_empty"?: "true";
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
            /** @description bad_request, tenant_required, unknown_field */
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
            /** @description bad_request, tenant_required, unknown_field */
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
            /** @description bad_request, unknown_field */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                "multipart/form-data": {
                    title: string;
                    description: string;
                    kind: components["schemas"]["ClientTicketKind"];
                    product: components["schemas"]["TicketProduct"];
                    category_id?: components["schemas"]["Id"];
                    deliverable_id?: components["schemas"]["Id"];
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
            /** @description files_used_up, too_large */
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
            /** @description bad_cursor, bad_request, bad_sort, unknown_field */
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
                "multipart/form-data": {
                    body: string;
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
            /** @description files_used_up, too_large */
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
            /** @description conflict, idempotency_in_progress */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description already_copied, copies_used_up, idempotency_key_reused, invalid, required */
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
}
