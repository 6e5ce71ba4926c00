/** A request that no form of the site sends, with the status of its answer. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.name = 'RefusedRequest';
    this.status = status;
  }
}
