interface DatabaseError {
  name?: string;
  code?: string;
  message?: string;
  hint?: string;
}

/** The way in which a database function tells the server its answer word for word. */
function answer(status: number, { code, message }: DatabaseError): object {
  const body = { code, message, details: null, hint: null };
  return {
    code: 'PGRST',
    message: JSON.stringify(body),
    detail: JSON.stringify({ status, headers: {} }),
  };
}

/**
 * A database's error as the embedded server may see it. It prints what it sees, and that contains the statement's
 * values: what somebody wrote must not stand in a log. A broken CHECK is answered as a hosted project answers it.
 */
export function withoutAnswers(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { name, code, message, hint } = error as DatabaseError;
  // Errors of the server itself, which have no such code, decide by their class how they are answered.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) {
    return 'params' in error || 'query' in error ? new Error(message) : error;
  }
  // A value that its column's type cannot hold is quoted at the end of the message.
  const told = code.startsWith('22') ? message?.replace(/: ".*/s, '') : message;
  return code === '23514'
    ? answer(400, { code, ...(message && { message }) })
    : { name, code, message: told, hint };
}
