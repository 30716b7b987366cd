import { secondFactorMissing } from '../accounts/second-factor.ts';
import { signInToContinue, tooManyRequests, unexpectedError } from '../app/errors.ts';
import { suspended } from '../moderation/suspension.ts';

export const apiErrors = {
  malformed_request: 'No se pudo leer la solicitud.',
  invalid_cursor: 'Esta posición de la lista ya no es válida. Vuelva a empezar desde arriba.',
  idempotency_key_missing: 'Envíe un encabezado Idempotency-Key de 8 a 100 caracteres.',
  not_signed_in: signInToContinue,
  not_allowed: 'No tiene permiso para hacer esto.',
  suspended,
  second_factor_missing: secondFactorMissing,
  not_found: 'No se encontró.',
  conflict: 'Esto cambió mientras tanto. Recargue la página y vuelva a intentarlo.',
  idempotency_key_reused: 'Este Idempotency-Key ya se usó para otra solicitud.',
  too_large: 'La solicitud es demasiado grande.',
  unsupported_content_type: 'Envíe el cuerpo como application/json.',
  invalid_fields: 'Revise los campos marcados.',
  too_many_requests: tooManyRequests,
  internal: unexpectedError,
  quiet:
    'El sitio está en pausa por un tiempo. Puede verlo, pero no se puede publicar ni cambiar nada. Vuelva a intentarlo más tarde.',
};

/** For a field whose schema has no message of its own. */
export const unknownField = 'Este campo no se conoce.';
export const requiredField = 'Este campo es obligatorio.';
export const invalidField = 'Este valor no es válido.';
