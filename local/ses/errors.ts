/** A refusal of SES; every one of them is the sender's fault and status 400. */
export class SesError extends Error {
  readonly code: 'InvalidAction' | 'InvalidParameterValue' | 'ValidationError';

  constructor(code: SesError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
