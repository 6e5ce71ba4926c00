// @ts-types="./submit.d.ts"
import { createHandler } from './submit.js';

/** The part of the runtime that this function uses. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Response | Promise<Response>): unknown;
};

Deno.serve(createHandler((name) => Deno.env.get(name)));
