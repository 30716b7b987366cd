export const lead =
  'Las personas eligen de esta lista cuando publican o buscan pescado. Un nombre nuevo se ve también en las publicaciones anteriores. Las especies ocultas no se pueden elegir para publicaciones nuevas.';
export const list = 'Especies de este sitio';
export const add = 'Agregar una especie';
export const edit = 'Editar';
export const editNamed = (name: string) => `Editar ${name}`;
export const addTitle = 'Especie nueva';
export const editTitle = (name: string) => name;
export const name = 'Nombre en inglés';
export const namesHint =
  'Sin un nombre aquí, las personas leen nuestra palabra en su idioma, o el nombre en inglés si usted lo cambió.';
export const group = 'Grupo';
export const groupHint = 'Se muestra entre paréntesis donde se elige una especie, por ejemplo General';
export const drawing = 'Dibujo';
export const drawingHint = 'Se muestra cuando una publicación no tiene foto';
export const formsHistamine =
  'Forma histamina cuando se calienta: solo se puede prometer en hielo o congelado';
export const hidden = 'Oculta: no se ofrece para publicaciones nuevas';
export const preview = 'Vista previa';
export const histamineBadge = 'En hielo';
export const hiddenBadge = 'Oculta';
export const done = 'Listo';
export const notSavedYet = 'Todavía no está guardado: presione “Guardar ajustes” cuando la lista esté bien.';
export const reorder = 'Cambiar el orden';
export const ordered = 'Terminar el orden';
export const moveUp = (species: string) => `Subir ${species}`;
export const moveDown = (species: string) => `Bajar ${species}`;
export const movedTo = (species: string, place: number, of: number) =>
  `${species} tiene el número ${place} de ${of}.`;
export const order = 'Orden';
