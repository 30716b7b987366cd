/** The other half of the endpoints in every-call-fails-once.thorough.test.ts. */
import { EVERY_WRITE } from './every-write.ts';
import { failEachCall } from './fail-each-call.ts';

failEachCall(EVERY_WRITE.filter((_, index) => index % 2 === 1));
