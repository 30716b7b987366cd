export const suspended =
  'Sua conta está suspensa. Você não pode publicar, editar nem enviar nada, e suas publicações estão ocultas. Ainda pode baixar seus dados e excluir sua conta.';
export const because = (reason: string) => `O motivo: “${reason}”`;
export const endsOn = (end: string) => `A suspensão termina automaticamente em ${end}.`;
export const objection = 'Se você acha que isso é um erro, escreva para nós.';
