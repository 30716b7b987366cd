/** The weekly landings of a fisherman, for reports. */
export const title = 'Desembarques da semana';
export const signInFirst = 'Entre para ver os seus desembarques da semana.';
export const lead =
  'Tudo o que você publicou no Creel de domingo a sábado, no horário do Leste. Não inclui o peixe que você desembarcou sem publicar.';
export const stillRunning = 'Esta semana ainda não acabou.';
export const weekBefore = 'Semana anterior';
export const weekAfter = 'Semana seguinte';
export const none = 'Nenhum desembarque nesta semana.';
export const notLoaded = 'Não foi possível carregar os seus desembarques da semana.';
export const landed = 'Desembarcado';
export const pledged = 'Prometido';
export const sold = 'Vendido';
export const left = 'Resta';
export const removed = 'Restava em uma publicação excluída';
export const weight = 'Peso do desembarque';
export const notCounted = 'Sem contagem: anote por sua conta';
export const fileTitle = 'Desembarques em um arquivo';
export const fileText =
  'Um arquivo CSV com as últimas 52 semanas e esta. Também traz as semanas sem desembarques. Compare com o seu próprio registro antes de enviar.';
export const download = 'Baixar desembarques em CSV';
/** @param from the first day, such as November 22, 2026 */
export const weekSpan = (from: string, to: string) => `De ${from} a ${to}`;
/** @param before such as 40 lb */
export const corrected = (before: string, now: string) =>
  `Corrigido depois do fim da semana: era ${before}, agora é ${now}`;
export const remind = 'Enviar-me na segunda-feira de manhã os desembarques da semana passada';
export const remindHint =
  'Você recebe o primeiro e-mail na próxima segunda-feira. Semanas sem desembarques também são enviadas.';
export const reminderNotLoaded = 'Não foi possível carregar a sua escolha.';
export const reminderNotSaved = 'Não foi possível salvar a sua escolha.';
