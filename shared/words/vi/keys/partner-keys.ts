/** API keys of outside partners, for administrators. */
export const ofPartners = {
  title: 'Khóa API của đối tác bên ngoài',
  lead: 'Đối tác bên ngoài không thuộc tổ chức cứu trợ nào, chẳng hạn một tờ báo hoặc cơ quan thủy sản. Chương trình của họ đọc được những gì ai cũng thấy ở đây và không thay đổi được gì.',
  two: 'Để thay một khóa, hãy tạo khóa thứ hai cùng tên. Ngừng khóa cũ sau khi đối tác đã đổi.',
  stopped: 'Đã dừng, vì người tạo khóa không còn là quản trị viên đang hoạt động. Hãy tạo khóa khác.',
  name: 'Đối tác bên ngoài',
  nameHint: 'Một cơ quan hoặc công ty, không phải cá nhân',
  newTitle: 'Khóa API mới',
  newText:
    'Hãy sao chép ngay và đưa cho đối tác một cách an toàn, không gửi qua email. Khóa chỉ hiện một lần.',
};
