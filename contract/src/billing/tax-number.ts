/** Whether a tax number says itself what it is, such as `ИНН 7701234567`: then it is written without a caption of ours before it. */
export const namesItself = (taxNumber: string): boolean => /^\p{L}+[\s:]/u.test(taxNumber)
