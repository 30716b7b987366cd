export const pageTitle = 'Privacidad';
export const lead = 'Lea qué sabe este sitio de usted, quién lo ve y cuánto tiempo lo guardamos.';

export const sections = [
  {
    title: 'Lo que ven otras personas',
    points: [
      'El nombre, el lugar, las fotos y el texto de sus publicaciones, y cuándo las publicó.',
      'Un número de teléfono o una dirección de correo, solo si usted elige mostrar uno de los dos con una captura, y solo en la página de esa captura.',
      'Si en cambio elige mensajes, los compradores le escriben aquí y no ven ninguno de los dos. Quienes administran este sitio pueden ver los que están en su perfil y en su cuenta.',
    ],
  },
  {
    title: 'Sus lugares de pesca siguen siendo suyos',
    points: [
      'En el mapa, una publicación está en el centro de la localidad o del código postal que usted escribió, nunca con más precisión que alrededor de media milla. Un lugar que no conocemos se muestra como usted lo escribió, sin números de casa, números de teléfono ni direcciones de correo.',
      'Cada foto se vuelve a dibujar a partir de sus píxeles en nuestro servidor: dónde y con qué se tomó ya no está en ella.',
      'Cuando busca pescado cerca de usted, su posición exacta se queda en su dispositivo. A nosotros solo nos llega una celda amplia de una cuadrícula.',
    ],
  },
  {
    title: 'Lo que no hacemos',
    points: [
      'Sin publicidad, sin rastreadores, sin scripts de terceros. Su sesión se guarda en este navegador y en ningún otro lugar.',
      'No vendemos ni alquilamos lo que sabemos.',
    ],
  },
];

export const keptTitle = 'Qué guardamos y por cuánto tiempo';
export const keptLead =
  'Esta lista está completa. En la página de su perfil, en Sus datos, puede descargar sus datos y eliminar su cuenta. El archivo no incluye las denuncias sobre usted ni las acciones de quienes administran este sitio, porque afectan a otras personas. Tampoco incluye los mensajes de contacto, las solicitudes, las invitaciones ni las horas de inicio de sesión, que se guardan aparte de su cuenta. Los registros técnicos no contienen nombres, direcciones, textos ni posiciones.';

export const questionsTitle = 'Preguntas';
export const questions =
  'Algunas <faq>ya tienen respuesta</faq>. Para las demás, escríbanos por la <contact>página de contacto</contact>.';
