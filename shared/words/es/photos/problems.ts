export const photoProblems = {
  wrongType: 'Tipo de archivo no válido. Elija una imagen JPEG, PNG o WebP.',
  tooLarge: 'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
  empty: 'El archivo parece estar vacío. Elija una imagen válida.',
  wrongExtension: 'Extensión de archivo no válida. Extensiones permitidas: .jpg, .jpeg, .png, .webp',
  typeMismatch:
    'El archivo no es el tipo de imagen que dice su nombre. Guárdelo como JPEG, PNG o WebP y vuelva a intentarlo.',
  tooManyPixels: 'La imagen tiene demasiados píxeles. Elija una de 50 megapíxeles como máximo.',
  damaged: 'La imagen está dañada o incompleta. Elija otra.',
  animated: 'No se admiten imágenes animadas. Elija una imagen fija.',
} as const;

/** For an upload that a form refers to. */
export const uploadUnfinished =
  'Todavía se está procesando una foto. Espere un momento y vuelva a intentarlo.';
export const uploadTaken = 'Esta foto ya pertenece a una publicación. Agréguela de nuevo.';
export const uploadTwice = 'Esta foto ya está en la lista.';

export const uploadFailed = 'No se pudo subir la foto. Vuelva a intentarlo.';
export const photoLost = 'Esta foto no nos llegó a tiempo. Agréguela otra vez.';
