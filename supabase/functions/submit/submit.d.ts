/* Written by "npm run generate" from schemas/forms/ and the code of forms. Do not edit. */
type Handler = (request: Request) => Promise<Response>;

export declare function createHandler(environment: (name: string) => string | undefined, send?: typeof fetch): Handler;
