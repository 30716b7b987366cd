import { secondFactorMissing } from '../accounts/second-factor.ts';
import { signInToContinue, tooManyRequests, unexpectedError } from '../app/errors.ts';
import { suspended } from '../moderation/suspension.ts';

export const apiErrors = {
  malformed_request: 'Não foi possível ler o pedido.',
  invalid_cursor: 'Esta posição da lista não vale mais. Comece de novo pelo início.',
  idempotency_key_missing: 'Envie um cabeçalho Idempotency-Key de 8 a 100 caracteres.',
  not_signed_in: signInToContinue,
  not_allowed: 'Você não tem permissão para fazer isso.',
  suspended,
  second_factor_missing: secondFactorMissing,
  not_found: 'Não encontrado.',
  conflict: 'Isso mudou nesse meio-tempo. Recarregue a página e tente de novo.',
  idempotency_key_reused: 'Esta Idempotency-Key já foi usada para um pedido diferente.',
  too_large: 'O pedido é grande demais.',
  unsupported_content_type: 'Envie o corpo como application/json.',
  invalid_fields: 'Confira os campos marcados.',
  too_many_requests: tooManyRequests,
  internal: unexpectedError,
  quiet:
    'O site está em pausa por um tempo. Você pode vê-lo, mas não dá para publicar nem mudar nada. Tente de novo mais tarde.',
};

/** For a field whose schema has no message of its own. */
export const unknownField = 'Este campo não é conhecido.';
export const requiredField = 'Este campo é obrigatório.';
export const invalidField = 'Este valor não é válido.';
