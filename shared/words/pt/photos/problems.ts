export const photoProblems = {
  wrongType: 'Tipo de arquivo inválido. Escolha uma imagem JPEG, PNG ou WebP.',
  tooLarge: 'O arquivo é grande demais. O tamanho máximo permitido é 5MB.',
  empty: 'O arquivo parece estar vazio. Escolha uma imagem válida.',
  wrongExtension: 'Extensão de arquivo inválida. Extensões permitidas: .jpg, .jpeg, .png, .webp',
  typeMismatch:
    'O arquivo não é do tipo de imagem que o nome diz. Salve-o como JPEG, PNG ou WebP e tente de novo.',
  tooManyPixels: 'A imagem tem pixels demais. Escolha uma de no máximo 50 megapixels.',
  damaged: 'A imagem está danificada ou incompleta. Escolha outra.',
  animated: 'Imagens animadas não são aceitas. Escolha uma imagem parada.',
} as const;

/** For an upload that a form refers to. */
export const uploadUnfinished = 'Uma foto ainda está sendo processada. Espere um momento e tente de novo.';
export const uploadTaken = 'Esta foto já pertence a uma publicação. Adicione-a de novo.';
export const uploadTwice = 'Esta foto já está na lista.';

export const uploadFailed = 'Não foi possível enviar a foto. Tente de novo.';
export const photoLost = 'Esta foto não chegou a tempo. Adicione-a de novo.';
