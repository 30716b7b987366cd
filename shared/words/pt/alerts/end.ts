export const title = 'Parar avisos';
export const lead = 'Pare de receber avisos como o que você acabou de abrir.';
export const doneTitle = 'Estes avisos estão desligados';
export const done = (alerts: string) => `Você não vai mais receber estes avisos: ${alerts}.`;
export const again = 'É possível ligá-los de novo nas configurações de avisos.';
export const button = 'Parar estes avisos';
export const busy = 'Parando...';
