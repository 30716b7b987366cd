/** For a person who reached a call limit and has to wait; see CALL_LIMITS. */
export const tooMany = {
  post: 'Você publicou muitas vezes na última hora. Espere um pouco antes de publicar de novo.',
  edit: 'Você mudou suas publicações muitas vezes na última hora. Espere um pouco antes de mudá-las de novo.',
  upload: 'Você adicionou muitas fotos na última hora. Espere um pouco antes de adicionar mais.',
  profile: 'Você mudou seu perfil muitas vezes na última hora. Espere um pouco antes de mudá-lo de novo.',
  export: 'Você baixou seus dados muitas vezes hoje. Espere até amanhã.',
  file: 'Você baixou muitos arquivos na última hora. Espere um pouco antes de baixar mais.',
  claim: 'Você reservou refeições muitas vezes na última hora. Espere um pouco antes de reservar mais.',
  claimChange: 'Você mudou reservas muitas vezes na última hora. Espere um pouco antes de mudar mais.',
  reserve: 'Você fez muitas reservas na última hora. Espere um pouco antes de reservar mais.',
  reservationChange: 'Você mudou reservas muitas vezes na última hora. Espere um pouco antes de mudar mais.',
  like: 'Você curtiu muitas promessas na última hora. Espere um pouco antes de curtir mais.',
  favorite:
    'Você mudou seus favoritos muitas vezes na última hora. Espere um pouco antes de mudá-los de novo.',
  follow: 'O que você segue mudou muitas vezes na última hora. Espere um pouco antes de mudar de novo.',
  message: 'Você enviou muitas mensagens na última hora. Espere um pouco antes de enviar outra.',
  deleteMessage: 'Você excluiu muitas mensagens na última hora. Espere um pouco antes de excluir mais.',
  block: 'Você bloqueou muitas pessoas hoje. Espere até amanhã.',
  organization:
    'Você mudou sua organização muitas vezes na última hora. Espere um pouco antes de mudá-la de novo.',
  invite: 'Você convidou muitas pessoas hoje. Espere até amanhã.',
  report: 'Você fez muitas denúncias na última hora. Espere um pouco antes de fazer outra.',
  rating: 'Você enviou muitas avaliações na última hora. Espere um pouco.',
  mail: 'Você enviou muitos e-mails na última hora. Espere um pouco antes de enviar mais.',
  sampleInvitation: 'Você já enviou várias amostras. Tente de novo daqui a uma hora.',
  mailing: 'Você enviou muitos boletins hoje. Espere até amanhã.',
  invitationRequest: 'Você decidiu muitos pedidos na última hora. Espere um pouco.',
} as const;
