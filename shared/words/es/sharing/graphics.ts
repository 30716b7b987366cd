export const communityImpact = 'Impacto en la comunidad';
export const unknown = '???';
export const question = '¿A cuántas comidas prometidas podemos llegar?';

export const iconTitle = 'Ícono de app para Facebook';
export const iconLead = 'Una imagen cuadrada para la app o la página de Facebook de esta comunidad.';
export const coverTitle = 'Portada de Facebook';
export const coverLead =
  'Una imagen ancha para la parte de arriba de una página de Facebook, de 820 por 312 píxeles.';
export const makeCover = 'Crear una portada';
export const makeIcon = 'Crear un ícono de app';

export const pictureOf = {
  'app-icon': (figure: string) =>
    `El ícono de la app: un corazón sobre fondo verde, el texto ${communityImpact}, ${figure}, ${question} y tres peces`,
  cover: (figure: string) =>
    `La portada: un corazón sobre fondo verde, el texto ${communityImpact}, ${figure}, ${question} y tres peces`,
};
export const showTotal = `Mostrar el total real en lugar de ${unknown}`;
export const totalIs = (total: string) => `Comidas prometidas en este sitio hasta ahora: ${total}`;
export const totalNotLoaded = 'No se pudo cargar el total real.';
export const download = { 'app-icon': 'Descargar ícono', cover: 'Descargar portada' };
export const notMade = 'No se pudo crear la imagen. Vuelva a intentarlo.';

export const stepsTitle = 'Cómo usarlo';
export const steps = [
  'Elija si la imagen hace la pregunta o muestra el total.',
  `Presione ${download['app-icon']}: recibe un archivo PNG de 1024 por 1024 píxeles.`,
  'En Facebook, abra los ajustes de su app o página y elija el ícono de la app o la foto de perfil.',
  'Suba el archivo, revise la pequeña vista previa que muestra Facebook y guarde.',
];
export const notesTitle = 'Notas de diseño';
export const notes = [
  'Un degradado verde, como el crecimiento y la comida que se comparte.',
  'El corazón representa el dar; los peces, lo que se da.',
  'El texto blanco sobre verde oscuro se lee bien en cualquier tamaño.',
  'Todo queda bien adentro de los bordes, porque Facebook corta las esquinas.',
];
export const requirementsTitle = 'Lo que pide Facebook';
export const requirements = ['1024x1024 como mínimo', 'PNG o JPG', 'Máximo 8MB', 'Cuadrada'];
export const coverNotesTitle = 'Conviene saber';
export const coverNotes = [
  'Un teléfono muestra el centro de la portada y corta los dos lados, por eso el texto está en el centro.',
  'Facebook pone la foto de perfil sobre una esquina. Ahí no hay nada importante.',
];
